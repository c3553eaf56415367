import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';

/** R34, and R28 for the referrer. */
for (const path of ['/', '/blog/que-es-asnef/', '/no-such-page/', '/application/?amount=300', '/offers/?amount=300']) {
  test(`${path} tells browsers what is allowed`, async () => {
    const { headers } = await send(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('secrets of the server are in no page and no script', async () => {
  const { body } = await send('/');
  const scripts = [...body.matchAll(/src="(\/_next\/[^"]+\.js[^"]*)"/g)].map(([, path = '']) => path);
  const texts = [body, ...(await Promise.all(scripts.map(async (path) => (await send(path)).body)))];
  const secrets = [
    'CMS_READ_TOKEN',
    'CMS_WRITE_TOKEN',
    'VISITOR_HASH_SECRET',
    'PERSONAL_DATA_KEYS',
    'APPLICATION_SECRET',
    'REVALIDATE_SECRET',
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ];
  for (const name of secrets) {
    const secret = process.env[name];
    expect(secret, name).toBeTruthy();
    for (const text of texts) expect(text.includes(String(secret)), name).toBe(false);
  }
});
