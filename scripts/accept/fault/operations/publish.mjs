// @ts-check
import { LONGEST_WAIT } from './bounds.mjs';
import { Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

const SLUG = 'presupuesto-mensual-y-fondo-de-emergencia';
const PATH = `/blog/${SLUG}/`;
/**
 * Seconds until everybody sees what an editor has published, while visitors keep the machine busy. How fast it is without them
 * is in bench/RESULTS.md.
 */
const VISIBLE = 5;
/** Seconds for which an instance that was away may still show what was before. */
const CAUGHT_UP = 5;

/**
 * A publish reaches both instances and nginx, also where one instance was dead when it happened.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function publishToAll(scene) {
  const { stack, editor, askSpain } = scene;
  const [web1, web2] = stack.webs;
  if (!web1 || !web2) throw new Error('This needs two web instances.');
  const notebook = new Notebook(stack);
  const { documentId, title } = await editor.find('article', 'slug', SLUG);
  const shows = async (/** @type {number} */ port, /** @type {string} */ text) =>
    (await askSpain(PATH, port)).body.includes(text);
  const doors = /** @type {const} */ ([
    ['web 1', web1.port],
    ['web 2', web2.port],
    ['nginx', stack.nginx.port],
  ]);
  for (const [, port] of doors) await askSpain(PATH, port);
  const load = scene.visit(scene.pagesOfVisitors('stay'), { doors: ['nginx', 0], visitors: 1, pauseMilliseconds: 200 });
  try {
    const first = `Un título publicado ${Date.now()}`;
    await editor.publish('article', documentId, { title: first });
    await Promise.all(
      doors.map(async ([door, port]) =>
        notebook.expectBack(`visible at ${door}`, await secondsUntil(() => shows(port, first), VISIBLE)),
      ),
    );

    await web2.child.kill();
    const second = `Otro título publicado ${Date.now()}`;
    await editor.publish('article', documentId, { title: second });
    for (const [door, port] of doors.filter(([door]) => door !== 'web 2')) {
      const seconds = await secondsUntil(() => shows(port, second), VISIBLE);
      notebook.expectBack(`visible at ${door} while web 2 is dead`, seconds);
    }
    await pause(1);
    await web2.restart();
    const seconds = await secondsUntil(() => shows(web2.port, second), CAUGHT_UP);
    notebook.expectBack('visible at web 2, which was dead then,', seconds);
    for (let time = 0; time < 20; time += 1) {
      notebook.expect('web 2 never goes back to what was', await shows(web2.port, second));
    }
  } finally {
    await editor.publish('article', documentId, { title });
    await pause(1);
    notebook.answers(await load.stop(), LONGEST_WAIT);
  }
  return notebook.verdict(
    'A publish reaches both instances and nginx, also an instance that was dead when it happened',
  );
}
