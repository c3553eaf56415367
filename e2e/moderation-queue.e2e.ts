import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type AdminPerson, callAdmin, invite, openAdmin } from './support/admin-people.ts';
import { violations } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { databaseFile, ports } from './support/product.ts';
import { administratorSession } from './support/session.ts';
import { expectSpanish } from './support/spanish-screen.ts';
import { withDatabase } from './support/stored-rows.ts';

/** No other test sends comments to this site. */
const site = 'uk-UA';
const run = randomUUID().slice(0, 6);
const named = (name: string) => `${name} ${run}`;

interface Stored {
  documentId: string;
  moderation: string;
  rejectionReason: string | null;
}

let moderator: AdminPerson;
test.beforeAll(async () => {
  moderator = await invite('moderator-ua');
  const people = [
    ...[['Olena', 'Дякую, все пояснили зрозуміло.', 5] as const],
    ...(['Borys', 'Spam-1', 'Spam-2', 'Ivan'] as const).map((name) => [name, `Текст: ${name}, ${run}.`, null] as const),
  ];
  for (const [index, [name, text, rating]] of people.entries()) await sendComment(named(name), text, rating, index);
});
test.afterAll(async () => {
  for (const { documentId } of await all()) await Editor.of().remove('comment', site, documentId);
  await moderator?.remove();
});

const all = async (): Promise<Stored[]> =>
  (await Promise.all(['Olena', 'Borys', 'Spam-1', 'Spam-2', 'Ivan'].map(stored))).flat();
const stored = async (name: string) =>
  (await Editor.of().findAll('comment', site, 'name', named(name))) as unknown as Stored[];
const stateOf = async (name: string) => (await stored(name)).flatMap((row) => [row.moderation, row.rejectionReason]);

/** A comment that waits since the year 2000, so that it comes before those of other tests. */
async function sendComment(name: string, text: string, rating: number | null, minute: number): Promise<void> {
  const answer = await fetch(`http://localhost:${ports.cms}/api/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` },
    body: JSON.stringify({
      ...{ locale: site, subjectType: 'home', subjectId: 'home', subjectTitle: 'Головна' },
      ...{ name, text, rating, email: null, parentId: null, proof: null, applicationToken: null },
      // The two of spam come from one address.
      address: name.startsWith('Spam') ? '198.51.100.7' : `198.51.100.${20 + minute}`,
    }),
  });
  expect(answer.status, await answer.text()).toBe(201);
  const sentAt = Date.UTC(2000, 0, 1, 0, minute);
  withDatabase(databaseFile(), (database) =>
    database.prepare('update comments set sent_at = ? where name = ?').run(sentAt, name),
  );
}

const card = (page: Page, name: string) => page.getByRole('article', { name: named(name) });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

async function pressSteps(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a moderator works through the queue by keyboard alone, and undoes a slip', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, moderator.session);
  await expect(page).toHaveURL(/\/admin\/moderation$/);
  await expect(card(page, 'Olena')).toBeFocused();
  await expect(card(page, 'Olena')).toContainText('5 de 5 estrellas');
  const link = page.getByRole('navigation').first().getByRole('link', { name: 'Moderación' });
  await expect(link).toHaveAttribute('aria-description', /^\d+ comentarios pendientes$/);
  // Strapi folds its menu at this width.
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: 'main' }), colorScheme).toEqual([]);
  }

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Olena')).toBeFocused();

  await page.keyboard.press('a');
  await expect(status(page)).toHaveText(`Aprobado: el comentario de ${named('Olena')}.`);
  await expect(card(page, 'Borys')).toBeFocused();
  expect(await stateOf('Olena')).toEqual(['approved', null]);
  await page.keyboard.press('u');
  await expect(status(page)).toHaveText(`Deshecho. Vuelve a estar pendiente el comentario de ${named('Olena')}.`);
  await expect(card(page, 'Olena')).toBeVisible();
  expect(await stateOf('Olena')).toEqual(['pending', null]);
  await expect(card(page, 'Borys')).toBeFocused();

  // Letters in the field of the explanation are text.
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'No viene al caso' })).toBeFocused();
  for (const name of ['Es ofensivo', 'Contiene datos personales']) {
    // The design system selects the option only while the key is down.
    await page.keyboard.press('ArrowDown', { delay: 100 });
    await expect(dialog.getByRole('radio', { name })).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('au rx?');
  await expect(dialog.getByLabel('Explicación del rechazo')).toHaveValue('au rx?');
  await pressSteps(page, 'Tab', 'Tab', 'Enter');
  await expect(status(page)).toHaveText(`Rechazado: el comentario de ${named('Borys')}.`);
  expect(await stateOf('Borys')).toEqual(['rejected', 'personal_data']);

  await expect(card(page, 'Spam-1')).toBeFocused();
  await expect(card(page, 'Spam-1')).toContainText('Otros comentarios de la misma conexión: 0 aprobados');
  await pressSteps(page, 'x', 'j', ' ');
  await expect(page.getByText('2 comentarios seleccionados')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Rechazar 2 comentarios como spam' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Es publicidad' })).toBeFocused();
  await pressSteps(page, 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(status(page)).toHaveText('2 comentarios rechazados.');
  for (const name of ['Spam-1', 'Spam-2']) expect(await stateOf(name)).toEqual(['rejected', 'advertising']);

  // Somebody else decides while the moderator reads.
  await expect(card(page, 'Ivan')).toBeFocused();
  const [ivan] = await stored('Ivan');
  const taken = { to: 'approved', comments: [{ id: ivan?.documentId, version: 0 }] };
  expect((await callAdmin(administratorSession(), 'POST', '/moderation/decisions', taken)).status).toBe(200);
  await page.keyboard.press('r');
  await expect(dialog.getByRole('radio', { name: 'No viene al caso' })).toBeFocused();
  await pressSteps(page, 'Space', 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`${named('Ivan')} ya lo ha aprobado`);
  await expect(card(page, 'Ivan')).toHaveCount(0);
  expect(await stateOf('Ivan')).toEqual(['approved', null]);
  await expectSpanish(page, 'the queue');
});
