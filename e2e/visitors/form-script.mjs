// @ts-check

/**
 * @typedef {import('./plain-visitor.mjs').PlainVisitor} PlainVisitor
 * @typedef {import('./plain-visitor.mjs').PlainForm} PlainForm
 * @typedef {import('./plain-visitor.mjs').Answer} Answer
 */

/** Ids of server actions, by the origin that serves the page. @type {Map<string, Promise<string>>} */
const actionIds = new Map();

/**
 * Sends the application form as the script of the page does: it calls the server action with the answers, gets data and no page, and
 * opens the next page itself. The steps before are checked in the browser and send nothing.
 * @param {PlainVisitor} visitor
 * @param {Answer} page with the form
 * @param {PlainForm} form
 * @returns {Promise<Answer>} of the next page, or the answer of the action
 */
export async function sendByScript(visitor, page, { path, fields }) {
  const known = actionIds.get(visitor.host) ?? findAction(visitor, page, 'sendApplicationForm');
  actionIds.set(visitor.host, known);
  // The arguments in the format of React: the number of answers before, and the form.
  const sent = new Map([...fields].map(([name, value]) => [`_1_${name}`, value]));
  sent.set('0', '[0,"$K1"]');
  const answer = await visitor.submit(
    { path, fields: sent },
    { 'next-action': await known, accept: 'text/x-component' },
  );
  const next = /"outcome":"stored","next":"([^"]+)"/.exec(answer.body)?.[1];
  return next === undefined ? answer : visitor.open(next);
}

/**
 * Finds the id of a server action in the scripts of a page.
 * @param {PlainVisitor} visitor
 * @param {Answer} page
 * @param {string} name
 * @returns {Promise<string>}
 * @throws {Error} when no script of the page calls the action
 */
async function findAction(visitor, { body }, name) {
  const files = new Set(body.match(/\/_next\/static\/[^"'\\ ]+\.js/g));
  const call = new RegExp(`"([0-9a-f]{40,})"[^"]{0,200}"${name}"`);
  for (const file of files) {
    const id = call.exec((await visitor.open(file)).body)?.[1];
    if (id) return id;
  }
  throw new Error(`None of the ${files.size} scripts of the page calls ${name}`);
}
