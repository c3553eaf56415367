import { expect, test } from '@playwright/test';
import { Editor } from './support/editor.ts';
import { type Answer, bodyOf, send, targetOf } from './support/http.ts';
import { madePages, remadeSince } from './support/made-pages.ts';
import { hostOf, type Locale, locales } from './support/product.ts';
import { readPage } from './support/read-page.ts';
import { pathsOf } from './support/sitemap.ts';
import { storedPage } from './support/stored.ts';
import { until } from './support/until.ts';
import { EDITED_PATH, EDITED_SLUG } from './visitors/edited-article.mjs';

/** The tags of the article. */
const topics = ['finanzas', 'ahorro'];
const describeAnswer = ({ status, body }: Answer) => `${status}: ${body.replace(/<[^>]*>/g, ' ').slice(0, 200)}`;
const visible = (path: string, isRight: (answer: Answer) => boolean) =>
  until(() => send(path), isRight, describeAnswer);

test.describe.configure({ mode: 'serial' });

let editor: Editor;
test.beforeAll(() => {
  editor = Editor.of();
});

interface StoredPage {
  locale: Locale;
  path: string;
  body: string;
  showsOffers: boolean;
}

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** Makes and stores every page of all sites, and returns them. */
async function storedPages(): Promise<StoredPage[]> {
  const pages: StoredPage[] = [];
  for (const locale of locales) {
    for (const path of await pathsOf(locale)) {
      const { body, headers } = await storedPage(path, locale);
      pages.push({ locale, path, body, showsOffers: /s-maxage=300\b/.test(String(headers['cache-control'])) });
    }
  }
  return pages;
}

test('an edited article is visible on every page that shows it, and no page without its tags is dropped', async () => {
  // Alone, this test makes every page of twelve sites first.
  test.slow();
  const entry = await editor.find('article', 'es-ES', 'slug', EDITED_SLUG);
  const title = String(entry.title);
  const pages = await storedPages();
  const before = madePages();
  const changed = `Un título cambiado ${Date.now()}`;

  await editor.publish('article', 'es-ES', entry.documentId, { title: changed });
  const took = await visible(EDITED_PATH, ({ body }) => body.includes(changed));
  test.info().annotations.push({ type: 'visible after', description: `${Math.round(took)} ms` });

  // Every page that does not show this article is still stored. The lists and the articles with its tags are made again: a
  // change may bring it into them.
  const mayShow = (body: string) => topics.some((topic) => body.includes(`href="/blog/${topic}/"`));
  const untouched = pages.filter(({ body }) => !body.includes(title) && !mayShow(body));
  expect(untouched.some(({ path }) => path.startsWith('/blog/'))).toBe(true);
  // Pages with offers are made again every five minutes, perhaps just now.
  const lasting = untouched.filter(({ showsOffers }) => !showsOffers);
  expect(lasting.length).toBeGreaterThan(10);
  for (const { locale, path } of lasting) {
    expect((await send(path, { site: locale })).headers['x-nextjs-cache'], `${locale} ${path}`).toBe('HIT');
  }
  // Editors have written the title into the page of its author, as one of their publications.
  const showing = pages.filter(({ path, body }) => body.includes(title) && !path.startsWith('/author/'));
  expect(showing.length, 'the article itself and the list of the blog').toBeGreaterThan(1);
  // The words of a title decide which articles are similar, so one that named it may name another now. No page has the old title.
  let naming = 0;
  for (const { path } of showing) {
    await test.step(path, () =>
      visible(path, ({ body }) => {
        if (body.includes(title)) return false;
        if (body.includes(changed)) naming += 1;
        return true;
      }),
    );
  }
  expect(naming, 'the article itself and the list of the blog').toBeGreaterThan(1);
  const remade = remadeSince(before);
  expect(remade.some((page) => page.includes(EDITED_SLUG))).toBe(true);
  const expired = new Set(pages.filter(({ showsOffers }) => showsOffers).map(({ path }) => lastSegment(path)));
  const others = remade.filter((page) => /^(uk-UA|ru-UA|es-MX)\/|\/(page|application)(\/|$)/.test(page));
  expect(others.filter((page) => !expired.has(lastSegment(page)))).toEqual([]);

  await editor.publish('article', 'es-ES', entry.documentId, { title });
  await visible(EDITED_PATH, ({ body }) => !body.includes(changed));
});

test('every page is made again after a change of the settings, without a visitor', async () => {
  const settings = await editor.readSingle('site-setting', 'es-ES');
  // Files of entries that other tests have deleted stay on disk.
  const addresses = new Set((await storedPages()).map(({ path }) => lastSegment(path)));
  const before = madePages();
  const pages = [...before.keys()].filter((page) => page.startsWith('es-ES/') && addresses.has(lastSegment(page)));
  expect(pages.length).toBeGreaterThan(30);
  await editor.publishSingle('site-setting', 'es-ES', { tagline: `${settings.tagline}.` });
  const left = async () => {
    const remade = new Set(remadeSince(before));
    return pages.filter((page) => !remade.has(page));
  };
  try {
    const took = await until(
      left,
      (waiting) => waiting.length === 0,
      (waiting) => waiting.join(' '),
    );
    test
      .info()
      .annotations.push({ type: 'made again after', description: `${pages.length} pages: ${Math.round(took)} ms` });
  } finally {
    await editor.publishSingle('site-setting', 'es-ES', { tagline: settings.tagline });
  }
});

test('a saved draft has no page and is in no list', async () => {
  const entry = await editor.find('article', 'es-ES', 'slug', EDITED_SLUG);
  const draft = await editor.create('article', 'es-ES', {
    title: 'Un borrador que nadie debe ver',
    slug: 'un-borrador',
    excerpt: 'No publicado.',
    writtenOn: '2026-11-01',
    author: entry.author
      ? { connect: [{ documentId: (entry.author as { documentId: string }).documentId }] }
      : undefined,
  });
  // The site has heard of every earlier change when it shows a later one.
  const title = `Un título posterior ${Date.now()}`;
  await editor.publish('article', 'es-ES', entry.documentId, { title });
  await visible(EDITED_PATH, ({ body }) => body.includes(title));
  expect((await send('/blog/un-borrador/')).status).toBe(404);
  expect(await bodyOf('/blog/')).not.toContain('Un borrador que nadie debe ver');
  await editor.publish('article', 'es-ES', entry.documentId, { title: entry.title });
  await editor.remove('article', 'es-ES', draft);
});

test('a new article is visible, and answers 404 after it is unpublished', async () => {
  const author = await editor.find('author', 'es-ES', 'slug', 'lucia-ferran');
  const tag = await editor.find('tag', 'es-ES', 'slug', 'finanzas');
  const title = `Un artículo nuevo ${Date.now()}`;
  const path = '/blog/un-articulo-nuevo/';
  expect((await send(path)).status).toBe(404);

  const documentId = await editor.create('article', 'es-ES', {
    title,
    slug: 'un-articulo-nuevo',
    excerpt: 'Escrito por una prueba.',
    writtenOn: '2026-11-01',
    author: { connect: [{ documentId: author.documentId }] },
    tags: { connect: [{ documentId: tag.documentId }] },
    blocks: [{ __component: 'blocks.rich-text', body: '## Un título\n\nUn texto con un [enlace](/blog/).' }],
  });
  await editor.publish('article', 'es-ES', documentId);
  await visible(path, ({ status, body }) => status === 200 && body.includes(title));
  for (const list of ['/blog/', '/blog/finanzas/', '/author/lucia-ferran/']) {
    await visible(list, ({ body }) => body.includes(title));
  }

  await editor.unpublish('article', 'es-ES', documentId);
  await visible(path, ({ status, body }) => status === 404 && body.includes(`Page Not Found: ${path}`));
  await visible('/blog/', ({ body }) => !body.includes(title));
  await editor.remove('article', 'es-ES', documentId);
});

test('a new topic without articles answers, is not indexed, and no list or sitemap names it', async () => {
  const slug = 'tema-sin-textos';
  const path = `/blog/${slug}/`;
  const description = 'Un tema que todavía no tiene ningún artículo.';
  const documentId = await editor.create('tag', 'es-ES', { name: 'Tema sin textos', slug, description });
  await editor.publish('tag', 'es-ES', documentId);
  await visible(path, ({ status, body }) => status === 200 && body.includes(description));
  expect(readPage(await bodyOf(path)).isNoindex).toBe(true);
  for (const list of ['/blog/', '/blog/finanzas/', '/blog/calendario-laboral/']) {
    const { links } = readPage(await bodyOf(list));
    expect(links, list).toContain('/blog/economia/');
    expect(links, list).not.toContain(path);
  }
  const listed = await pathsOf('es-ES');
  expect(listed).toContain('/blog/calendario-laboral/');
  expect(listed).not.toContain(path);
  await editor.unpublish('tag', 'es-ES', documentId);
  await visible(path, ({ status }) => status === 404);
  await editor.remove('tag', 'es-ES', documentId);
});

test('a new redirect works, and answers 404 after it is unpublished', async () => {
  const documentId = await editor.create('redirect', 'es-ES', {
    from: '/guia-asnef/',
    to: '/blog/que-es-asnef/',
    isPermanent: true,
  });
  await editor.publish('redirect', 'es-ES', documentId);
  await visible(
    '/guia-asnef/',
    (answer) => answer.status === 308 && targetOf(answer, hostOf('es-ES')) === '/blog/que-es-asnef/',
  );
  await editor.unpublish('redirect', 'es-ES', documentId);
  await visible('/guia-asnef/', ({ status }) => status === 404);
  await editor.remove('redirect', 'es-ES', documentId);
});

test('an article with a new slug is found at its old address by a redirect, which goes when the slug comes back', async () => {
  const entry = await editor.find('article', 'es-ES', 'slug', 'tin-y-tae-diferencia');
  await editor.publish('article', 'es-ES', entry.documentId, { slug: 'tin-y-tae' });
  await visible('/blog/tin-y-tae/', ({ status }) => status === 200);
  await visible(
    '/blog/tin-y-tae-diferencia/',
    (answer) => answer.status === 308 && targetOf(answer, hostOf('es-ES')) === '/blog/tin-y-tae/',
  );
  await editor.publish('article', 'es-ES', entry.documentId, { slug: 'tin-y-tae-diferencia' });
  await visible('/blog/tin-y-tae-diferencia/', ({ status }) => status === 200);
  const [back] = await editor.findAll('redirect', 'es-ES', 'from', '/blog/tin-y-tae/');
  await visible('/blog/tin-y-tae/', ({ status }) => status === 308);
  if (back) await editor.remove('redirect', 'es-ES', back.documentId);
  expect(await editor.findAll('redirect', 'es-ES', 'from', '/blog/tin-y-tae-diferencia/')).toEqual([]);
});
