import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, invite } from './support/admin-people.ts';
import { openEntry } from './support/edit-view.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { databaseFile } from './support/product.ts';
import { until } from './support/until.ts';

interface Database {
  prepare(sql: string): { run(...values: unknown[]): { changes: number } };
  close(): void;
}

const requireFromCms = createRequire(path.resolve(import.meta.dirname, '../apps/cms/package.json'));
const slug = randomUUID();
const text = `Un aviso ${slug}`;
const address = `/blog/${slug}/`;
const notice = (page: Page) => page.getByText('Páginas que no se han podido rehacer');

let person: AdminPerson;
let editor: Editor;
let author: string;
let article: string;

test.beforeAll(async () => {
  person = await invite('editor-es');
  editor = Editor.of();
  author = await editor.create('author', 'es-ES', authorOf('Redacta'));
  await editor.publish('author', 'es-ES', author);
  article = await editor.create('article', 'es-ES', {
    title: `Prueba ${slug}`,
    slug,
    excerpt: 'Escrito por una prueba.',
    writtenOn: '2026-11-01',
    author: { connect: [{ documentId: author }] },
    blocks: [{ __component: 'blocks.notice', tone: 'info', text }],
  });
  await editor.publish('article', 'es-ES', article);
  await answers(200);
});
test.afterAll(async () => {
  for (const [type, id] of [
    ['article', article],
    ['author', author],
  ] as const) {
    if (!id) continue;
    await editor.unpublish(type, 'es-ES', id);
    await editor.remove(type, 'es-ES', id);
  }
  await person?.remove();
});

const authorOf = (jobTitle: string) => ({
  number: 800_000 + (Number.parseInt(slug.slice(0, 4), 16) % 100_000),
  name: `Autora ${slug}`,
  slug: `autora-${slug}`,
  jobTitle,
  bio: 'Escribe pruebas.',
});

const answers = (expected: number) =>
  until(
    () => send(address),
    ({ status }) => status === expected,
    ({ status }) => String(status),
  );

/** Stores a tone that no schema allows, as a defect of the CMS would: GraphQL refuses to answer with it. */
function breakBlock(): void {
  const open: new (file: string) => Database = requireFromCms('better-sqlite3');
  const database = new open(databaseFile());
  try {
    const { changes } = database.prepare("update components_blocks_notices set tone = 'roto' where text = ?").run(text);
    expect(changes).toBeGreaterThan(0);
  } finally {
    database.close();
  }
}

test('an editor reads which page could not be made again, until it is mended', async ({ page }) => {
  test.setTimeout(180_000);
  const tag = await editor.find('tag', 'es-ES', 'slug', 'finanzas');
  await openEntry(page, person.session, 'tag', tag.documentId);
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  breakBlock();
  // The page of the article shows its author, so it is made again.
  await editor.publish('author', 'es-ES', author, authorOf('Corrige'));
  await expect(notice(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(new RegExp(`: ${address}$`))).toBeVisible();
  const { status, body } = await send(address);
  expect([status, body.includes(text)]).toEqual([200, true]);

  const blocks = [{ __component: 'blocks.notice', tone: 'warning', text }];
  await editor.publish('article', 'es-ES', article, { blocks });
  // A failed page is tried again, at last every 35 seconds, and the panel asks every ten.
  await expect(notice(page)).toHaveCount(0, { timeout: 90_000 });
  expect((await send(address)).body).toContain('Corrige');
});
