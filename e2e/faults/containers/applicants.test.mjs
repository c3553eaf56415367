import http from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { problemsOf, requireQuickApplication } from './applicants.mjs';

/** @type {http.Server | undefined} */
let server;
afterEach(() => void server?.close());

/** @param {Record<string, string>} headers of the answer to a sent form @returns {Promise<number>} the port of a site */
async function siteThatAnswers(headers) {
  const form = '<form action="/application/" method="post"><input name="monthlyIncome" value=""></form>';
  server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(200, request.method === 'POST' ? headers : {}).end(form);
  });
  await new Promise((resolve) => server?.listen(0, '127.0.0.1', () => resolve(undefined)));
  return Number(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
}

test('requireQuickApplication: refuses a stack that asks for proofs, and says how long that lasts', async () => {
  await expect(requireQuickApplication(await siteThatAnswers({}))).rejects.toMatchObject({
    message: expect.stringContaining('not accept applications at once'),
    hint: expect.stringContaining('ten minutes'),
  });
});

test('requireQuickApplication: passes a stack that accepts the form', async () => {
  await requireQuickApplication(await siteThatAnswers({ 'set-cookie': 'pf_application=t' }));
});

const tokens = Array.from({ length: 9 }, (_, index) => `token-${index}`);

test.each([
  [{}, []],
  [{ tokens: tokens.slice(6), stored: 3 }, ['fewer than 9 applications were accepted']],
  [{ stored: 8 }, ['8 applications stored, 9 accepted']],
  [{ tokens: [...tokens.slice(1), 'token-1'] }, ['9 applications stored, 9 accepted']],
  [{ unmatched: 1 }, ['1 applications have no list of offers']],
])('problemsOf: %o has the problems %o', (change, problems) => {
  expect(problemsOf({ tokens, stored: 9, unmatched: 0, ...change })).toEqual(problems);
});
