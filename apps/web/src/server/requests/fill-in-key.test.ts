import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyPlaceholder } from '@/cms/form-key';
import { enterRequest, type RequestContext } from '@/cms/request-context';
import { interceptInFile } from '@/server/next-internals/testing/intercept-in-file';
import { fillInKey } from '@/server/requests/fill-in-key';

const stored = `<input name="key" value="${keyPlaceholder}"/><p>ñ</p><script>["value=\\"${keyPlaceholder}\\""]</script>`;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let server: Server;
let context: Partial<RequestContext>;
/** As Next's compression does: it replaces the method of one response. */
let isCompressed = false;

interceptInFile({ onWrite: fillInKey });

beforeAll(async () => {
  server = createServer((_, response) => {
    enterRequest({ id: 'one', ...context });
    if (isCompressed) {
      const { write } = response;
      response.write = (part: Buffer) => write.call(response, part.toString('hex'), 'latin1');
    }
    response.write(Buffer.from(stored));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function ask() {
  return new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port }, async (answer) => resolve(Buffer.concat(await answer.toArray()).toString()))
      .on('error', reject)
      .end();
  });
}

const keyIn = (page: string) => /value="([^"]*)"/.exec(page)?.[1] ?? '';

it('fillInKey: writes another key into the form for each visitor and leaves the scripts as they are', async () => {
  [context, isCompressed] = [{ lacksKey: true }, false];
  const pages = [await ask(), await ask()];
  const [one = '', other] = pages.map(keyIn);
  expect(one).toMatch(uuid);
  expect(other).toMatch(uuid);
  expect(one).not.toBe(other);
  expect(pages[0]).toBe(stored.replace(keyPlaceholder, one));
});

it('fillInKey: writes the key before the page is compressed', async () => {
  [context, isCompressed] = [{ lacksKey: true }, true];
  expect(keyIn(Buffer.from(await ask(), 'hex').toString())).toMatch(uuid);
});

it('fillInKey: changes no page that lacks no key', async () => {
  [context, isCompressed] = [{}, false];
  expect(await ask()).toBe(stored);
});
