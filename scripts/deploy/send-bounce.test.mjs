import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { isSkippedWithout } from '../suites/required-programs.mjs';

const SCRIPT = join(ROOT, 'deploy/mail/send-bounce.sh');
const TOKEN = 'bounce-token-of-the-tests-0123456789';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

describe.skipIf(isSkippedWithout('curl', hasCurl))('send-bounce.sh', () => {
  let asked;
  let status;
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end('{}');
    });
  });
  const header = join(temporaryFolder('bounce'), 'bounce-header');
  let address;
  beforeAll(async () => {
    writeFileSync(header, `Authorization: Bearer ${TOKEN}\n`);
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${server.address().port}/api/mail-bounces`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    asked = [];
    status = 200;
  });

  /** Runs the script with a mail, as a mail server does. */
  function run(mail, to = address) {
    return new Promise((resolve) => {
      const child = spawn(SCRIPT, [to, header], { stdio: 'pipe' });
      const output = [];
      child.stderr.on('data', (chunk) => output.push(chunk));
      child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
      child.stdin.end(mail);
    });
  }

  test('hands the mail over byte by byte, with the token of the file', async () => {
    const mail = Buffer.from('Subject: x\r\n\r\n\u00e1\x00\xff\r\n', 'latin1');
    expect(await run(mail)).toEqual({ code: 0, output: '' });
    expect(asked).toHaveLength(1);
    expect(asked[0].headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'content-type': 'message/rfc822' });
    expect(asked[0].body.equals(mail)).toBe(true);
  });

  test('reads a long mail to its end and hands over the first 64 KB', async () => {
    const mail = Buffer.alloc(2_000_000, 'x');
    expect((await run(mail)).code).toBe(0);
    expect(asked[0].body).toHaveLength(64 * 1024);
  });

  test.each([413, 415, 422])('ends with 0 for a mail that the CMS refuses with %i', async (refused) => {
    status = refused;
    expect((await run('x')).code).toBe(0);
  });

  test.each([401, 404, 429, 500, 502, 503])(
    'ends with 75 after the answer %i, so that the mail server tries again',
    async (answer) => {
      status = answer;
      expect(await run('x')).toEqual({ code: 75, output: `the CMS answered ${answer}\n` });
    },
  );

  test('ends with 75 while nothing answers', async () => {
    const { code, output } = await run('x', 'http://127.0.0.1:1/api/mail-bounces');
    expect(code).toBe(75);
    expect(output).toContain('curl');
  });
});
