import { expect, test } from './support/browsing.ts';
import { bodyOf, send } from './support/http.ts';
import { hostOf, locales, urlOf } from './support/product.ts';

interface Icon {
  src: string;
  sizes: string;
}

/** Width and height stand at bytes 16 and 20 of a PNG. */
async function sizeOfPicture(url: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('a page names the manifest of its site, whose icons have the stated sizes', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/'));
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const manifest = JSON.parse(await bodyOf('/manifest.webmanifest')) as { name: string; lang: string; icons: Icon[] };
  expect(manifest).toMatchObject({ name: 'Prestafaro', lang: 'es-ES' });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes } of manifest.icons) expect(await sizeOfPicture(urlInMachine(src))).toBe(sizes);
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await sizeOfPicture(urlInMachine(touchIcon ?? ''))).toBe('180x180');
});

test('the manifest of another country is in its language', async () => {
  const manifest = JSON.parse(await bodyOf('/manifest.webmanifest', { site: 'uk-UA' })) as { lang: string };
  expect(manifest.lang).toBe('uk-UA');
});

test('every host states whom to tell of a weakness, for less than a year (RFC 9116)', async () => {
  for (const locale of locales) {
    const { status, headers, body } = await send('/.well-known/security.txt', { site: locale });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(0);
    expect(expires - Date.now()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
    expect(body).toContain(`Canonical: http://${hostOf(locale)}/.well-known/security.txt`);
  }
});

test('the blog names its feed, which lists the newest articles with addresses that answer', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/blog/'));
  const feedUrl = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(feedUrl).toBe(urlOf('es-ES', '/feeds/es-ES.xml'));
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const { headers, body } = await send('/feeds/es-ES.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'text/xml');
    const text = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent ?? '';
    return {
      language: text(document, 'channel > language'),
      items: [...document.querySelectorAll('item')].map((item) => ({
        title: text(item, 'title'),
        link: text(item, 'link'),
        guid: text(item, 'guid'),
        pubDate: text(item, 'pubDate'),
        description: text(item, 'description'),
      })),
    };
  }, body);
  expect(feed.language).toBe('es-ES');
  expect(feed.items.length).toBeGreaterThan(3);
  for (const { title, link, guid, pubDate, description } of feed.items) {
    expect(titles).toContain(title);
    expect(guid).toBe(link);
    expect(description.length).toBeGreaterThan(20);
    expect(Date.parse(pubDate)).toBeGreaterThan(0);
    expect((await send(new URL(link).pathname)).status, link).toBe(200);
  }
});

test('no other name has a feed', async () => {
  for (const name of ['es', 'xx-XX', 'es-es']) expect((await send(`/feeds/${name}.xml`)).status, name).toBe(404);
});

/** An address of the site for Node, which does not resolve `es.localhost`. */
const urlInMachine = (path: string) => urlOf('es-ES', path).replace('es.localhost', 'localhost');
