import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from './support/browsing.ts';
import { send } from './support/http.ts';
import { buildFolder, hostOf, type Locale, logFolder, metricsPorts, sites, urlOf } from './support/product.ts';

interface LoggedError {
  build: string;
  source: string;
  reason: string;
  stack: string;
}

/** The errors of browsers in the log of the web server whose reason contains a text. */
function loggedErrors(text: string): LoggedError[] {
  return readFileSync(path.join(logFolder(), 'web.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"Error in a browser"'))
    .map((line) => JSON.parse(line) as LoggedError)
    .filter(({ reason }) => reason.includes(text));
}

const logged = (text: string) => expect.poll(() => loggedErrors(text));

/** Bodies and headers of the reports that a page sends from now on. */
function reportsOf(page: Page): { body: unknown; headers: Record<string, string> }[] {
  const reports: { body: unknown; headers: Record<string, string> }[] = [];
  page.on('request', async (request) => {
    if (request.url().endsWith('/api/error'))
      reports.push({ body: request.postDataJSON(), headers: await request.allHeaders() });
  });
  return reports;
}

/** A word that stands in the message of one error only. It has no digits, because those are removed. */
const uniqueWord = () => `Fault${[...crypto.randomUUID()].filter((letter) => /[a-f]/.test(letter)).join('')}`;

/** Makes the code of the page fail the next time that it looks whether the page is hidden, in a promise. */
async function failInPromise(page: Page, word: string): Promise<void> {
  await page.evaluate((message) => {
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get() {
        throw new TypeError(message);
      },
    });
  }, word);
  await page.clock.fastForward('01:00:00');
}

async function open(page: Page, locale: Locale, address: string): Promise<void> {
  const background = page.waitForRequest((request) => request.url().includes('/builds/meta/'));
  await page.goto(urlOf(locale, address));
  await page.waitForFunction(isHydrated);
  await background;
}

for (const locale of ['es-ES', 'ru-UA'] as const) {
  test(`${locale}: an unhandled rejection on a stored page is logged with source, line and function`, async ({
    page,
  }) => {
    const word = uniqueWord();
    await page.clock.install();
    const reports = reportsOf(page);
    await page.context().addCookies([{ name: 'pf_client', value: 'visitor', url: urlOf(locale, '/') }]);
    await open(page, locale, `${sites[locale].basePath}/`);
    await failInPromise(page, word);
    await logged(word).toHaveLength(1);
    const [error] = loggedErrors(word);
    expect(error).toMatchObject({ source: 'promise', reason: `TypeError: ${word}` });
    expect(error?.stack).toMatch(/at \S+ \(apps\/web\/src\/shell\/visit\/deployment-watch\.ts:\d+:\d+\)/);
    const { id } = JSON.parse((await send('/builds/latest.json')).body) as { id: string };
    expect(error?.build).toBe(id);
    // No cookie, although the browser has one, and no path in the referrer.
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]?.headers).not.toHaveProperty('cookie');
    expect(reports[0]?.headers.referer).toBe(`http://${hostOf(locale)}/`);
  });
}

test('an uncaught error of a script is logged once for a page, without what the visitor has typed', async ({
  page,
}) => {
  const word = uniqueWord();
  await page.clock.install();
  const reports = reportsOf(page);
  await open(page, 'es-ES', '/application/?utm_source=letter&amount=300');
  await page.context().addCookies([{ name: 'pf_client', value: 'visitor', url: urlOf('es-ES', '/') }]);
  await page.getByRole('textbox').first().fill('Ana María Ferrán');
  await page.evaluate((message) => {
    setTimeout(() => {
      for (let time = 0; time < 3; time += 1) dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));
    });
  }, `${word} of Ana María Ferrán at 600 123 456 or ana@example.com`);
  await page.clock.fastForward(1_000);
  await logged(word).toHaveLength(1);
  expect(loggedErrors(word)).toMatchObject([
    { source: 'script', reason: `Error: ${word} of [typed] at [number] or [email]` },
  ]);
  await expect.poll(() => reports.length).toBe(1);
  expect(Object.keys(reports[0]?.body as object).sort()).toEqual(['build', 'frames', 'message', 'source']);
  expect(reports[0]?.headers).not.toHaveProperty('cookie');
  expect(JSON.stringify(reports)).not.toMatch(/Ana|utm_source|letter|visitor/);
});

test('an error while React draws a part is logged with its source, and the visitor sees the error screen', async ({
  page,
}) => {
  const word = uniqueWord();
  await page.addInitScript((message) => {
    // A part of the home page calls it when it has been drawn.
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = () => {
      IntersectionObserver.prototype.observe = observe;
      throw new RangeError(message);
    };
  }, word);
  await page.goto(urlOf('es-ES', '/'));
  await expect(page.getByRole('button', { name: 'Volver a intentarlo' })).toBeVisible();
  await logged(word).toHaveLength(1);
  expect(loggedErrors(word)).toMatchObject([{ source: 'render', reason: `RangeError: ${word}` }]);
  expect(loggedErrors(word)[0]?.stack).toMatch(/\(apps\/web\/src\/[\w/-]+\.tsx?:\d+:\d+\)/);
});

test.describe('/api/error', () => {
  const origin = `http://${hostOf('es-ES')}`;
  const post = (body: string | object, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return send('/api/error', {
      method: 'POST',
      body: text,
      headers: {
        origin,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': `192.0.2.${Math.floor(Math.random() * 250)}`,
        ...headers,
      },
    });
  };
  const report = (message: string) => ({ build: 'of-another-time', source: 'script', message, frames: [] });

  test('answers 204 to a report of an unknown build and logs it as it is', async () => {
    const word = uniqueWord();
    const frames = [{ file: 'no-such-file.js', line: 1, column: 42, name: 'x' }];
    const answer = await post({ ...report(word), frames });
    expect([answer.status, answer.body]).toEqual([204, '']);
    await logged(word).toMatchObject([{ build: 'of-another-time', stack: '    at x (no-such-file.js:1:42)' }]);
  });

  test('logs the same report of several visitors once, and counts all of them', async () => {
    const counted = async (outcome: string) => {
      const { body } = await send('/metrics', { port: metricsPorts.web });
      return Number(new RegExp(`browser_errors_total\\{outcome="${outcome}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
    };
    const before = await counted('repeated');
    const word = uniqueWord();
    for (let visitor = 0; visitor < 5; visitor += 1) expect((await post(report(word))).status).toBe(204);
    await logged(word).toHaveLength(1);
    expect(await counted('repeated')).toBe(before + 4);
  });

  test('writes a message with line breaks as one line of the log', async () => {
    const word = uniqueWord();
    expect((await post(report(`${word}\n{"level":"fatal","message":"forged"}\r\n\u2028`))).status).toBe(204);
    await logged(word).toHaveLength(1);
    expect(loggedErrors(word)[0]?.reason).not.toMatch(/[\r\n\u2028]/);
  });

  test('refuses what no page of this site sends, as JSON', async () => {
    const word = uniqueWord();
    const refused = [
      await post(report(word), { origin: 'https://evil.example' }),
      await post(report(word), { 'content-type': 'text/plain' }),
      await post({ ...report(word), client_id: 'x' }),
      await post({ ...report(word), frames: [{ file: '../../.env', line: 1, column: 1 }] }),
      await post('{'),
      await post(report(word.repeat(1_000))),
      await post('x'.repeat(70_000)),
      await send('/api/error'),
      await send('/api/error', { method: 'DELETE' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 415, 400, 400, 400, 413, 413, 405, 405]);
    for (const { body } of refused) expect(Object.keys(JSON.parse(body))).toEqual(['error', 'message']);
    expect(loggedErrors(word)).toEqual([]);
  });

  test('answers 429 to the 31st report of one visitor in a minute', async () => {
    const answers = [];
    for (let sent = 0; sent < 31; sent += 1) answers.push(await post('{', { 'x-forwarded-for': '198.51.100.99' }));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('no source map and no mention of one is served to browsers, and the server has them', async () => {
  const next = path.join(buildFolder, 'apps/web/.next');
  const scripts = readdirSync(path.join(next, 'static/chunks')).filter((name) => name.endsWith('.js'));
  const kept = readdirSync(path.join(next, 'source-maps'));
  const maps = kept.filter((name) => name.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(20);
  // Those of the code that only the server has.
  expect(kept.filter((name) => !maps.includes(name))).toEqual(['server']);
  const ofServer = readdirSync(path.join(next, 'source-maps/server'), { recursive: true, encoding: 'utf8' });
  const [some = ''] = ofServer.filter((name) => name.endsWith('.map'));
  expect((await send(`/_next/source-maps/server/${some}`)).status).toBe(404);
  for (const map of maps) {
    const script = map.replace(/\.map$/, '');
    expect(scripts).toContain(script);
    for (const address of [`/_next/static/chunks/${map}`, `/_next/source-maps/${map}`]) {
      expect((await send(address)).status).toBe(404);
    }
    const { status, body } = await send(`/_next/static/chunks/${script}`);
    expect(status).toBe(200);
    expect(body).not.toContain('sourceMappingURL=');
  }
});
