import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  fillStepByStep,
  formOf,
  newApplicant,
  sendForm,
  timeout,
  untilFormIsReady,
  untilSent,
} from './support/applicant.ts';
import { wholeBrowser } from './support/browsers.ts';
import { consentTo } from './support/consent.ts';
import { exitsOf, leaveBy } from './support/exit.ts';
import { shownPhone, spanishQuestions } from './support/form-questions.ts';
import { send } from './support/http.ts';
import { inventAddress } from './support/invented-documents.ts';
import { reportClick } from './support/network.ts';
import { type OwnProduct, startOwnProduct } from './support/own-product.ts';
import { urlOf } from './support/product.ts';
import { address, resolvesHost } from './support/public-host.ts';
import {
  decryptNotice,
  deliverPush,
  giveSubscription,
  newPushBrowser,
  shownNotifications,
} from './support/push-browser.ts';
import { columnsWith, readRows, withDatabase } from './support/stored-rows.ts';

/**
 * The way of one person through everything that the site does for an applicant. Each part has tests of its own; this one shows that they
 * fit together: with a mail server, a push service and a browser, and nothing of the product replaced but the clock.
 */

/** Ribazo, an offer of the seed that fits the usual applicant. */
const OFFER = 112;
const TWO_HOURS_MS = 2 * 60 * 60_000;

let product: OwnProduct;

test.beforeAll(async () => {
  // Two servers start on a machine that may be busy.
  test.setTimeout(240_000);
  product = await startOwnProduct('journey');
});
test.afterAll(() => product?.stop());

// Events are sent from a name that is not local. The links of the mails and the notifications need a local one.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    wholeBrowser({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), resolvesHost] } }, use),
});

const onComputer = (path: string) => address(path, product.web.port);
const on = (path: string) => urlOf('es-ES', path, product.web.port);
const progress = (page: Page) => page.getByRole('region', { name: 'Cómo va tu solicitud' });
const token = (link: string) => new URL(link).searchParams.get('token') ?? '';
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '';

/** Another device of the person. */
async function anotherDevice(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': inventAddress() });
  return { context, page: await context.newPage() };
}

test('a person applies, follows the application, stops advertising, gets the data and erases them without a trace', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  const name = Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const applicant = newApplicant('es-ES', { firstName: `Zoraida${name}`, lastName: `Peregrina${name}` });
  const { email } = applicant;
  const phone = await anotherDevice(browser);
  const pushBrowser = newPushBrowser();
  /** What must not be found at the end, by its name in a report. */
  const secrets: Record<string, string> = {
    ...{ email, firstName: applicant.firstName, lastName: applicant.lastName },
    ...{ phone: applicant.phone, phoneInGroups: shownPhone(applicant.phone) },
    ...{ endpoint: pushBrowser.subscription.endpoint, pushKey: pushBrowser.subscription.keys.auth },
  };
  const mailNames = () => product.mailsTo(email).map(({ subject }) => subject);
  const applicationRow = () => product.rows('select * from applications where email = ?', email)[0];

  await test.step('applies in the browser of a computer, agrees to offers by mail, and sees offers that fit', async () => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': inventAddress() });
    // Without experiments, so that every run has the same pages.
    await consentTo(page, 'es-ES', ['measurement'], 0, undefined, onComputer('/'));
    await page.goto(onComputer('/application/?amount=300&days=100'));
    await untilFormIsReady(page, applicant);
    await fillStepByStep(page, applicant);
    await spanishQuestions.messages.put(formOf(page), 'ticked');
    await sendForm(page, applicant);
    await untilSent(page);
    await expect(page).toHaveURL(onComputer('/offers/?amount=300&days=100'), { timeout });
    await expect(page.getByText('Para tu solicitud de 300 € a 100 días')).toBeVisible();
    secrets.applicationToken = await cookieOf(context, 'pf_application');
    expect(secrets.applicationToken).toHaveLength(43);
  });

  const statusLink =
    await test.step('gets the mail that confirms it, in text and HTML, and not as advertising', async () => {
      const mail = await product.mailTo(email, 'Hemos recibido tu solicitud');
      expect([mail.envelopeFrom, mail.header('From'), mail.header('To')]).toEqual([
        'avisos@example.com',
        'Prestafaro <avisos@example.com>',
        email,
      ]);
      expect(mail.header('List-Unsubscribe')).toBeUndefined();
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain('solicitud de un préstamo de 300');
        expect(part).toContain('/mail/?token=');
      }
      return mail.links[0] ?? '';
    });

  await test.step('opens its link on a phone, which shows the status, and allows notifications there', async () => {
    secrets.statusToken = token(statusLink);
    await giveSubscription(phone.page, pushBrowser);
    await phone.context.grantPermissions(['notifications'], { origin: new URL(on('/')).origin });
    await phone.page.goto(statusLink);
    await phone.page.getByRole('button', { name: 'Ver mi solicitud' }).click();
    await expect(phone.page).toHaveURL(on('/process/?stay=1'));
    await expect(progress(phone.page)).toContainText('Ofertas comparadas');
    await phone.page.getByRole('status').getByRole('button', { name: 'Permitir' }).click();
    await expect(phone.page.getByText('Te avisaremos en este navegador')).toBeVisible();
  });

  const advertising = await test.step('gets one mail about offers that fit, labelled as advertising', async () => {
    await product.runJob('offers-that-fit');
    expect(mailNames(), 'none in the first hour').toEqual(['Hemos recibido tu solicitud']);
    const sentAt = 'update applications set submitted_at = submitted_at - ? where id = ?';
    product.change(sentAt, TWO_HOURS_MS, applicationRow()?.id);
    await product.runJob('offers-that-fit');
    await expect.poll(mailNames, { timeout }).toContainEqual(expect.stringMatching(/^Publicidad: Ofertas que encajan/));
    const mail = product.mailsTo(email).find(({ subject }) => subject.startsWith('Publicidad:'));
    expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    return mail;
  });

  await test.step('unsubscribes by the one click of a mail program, which sends no cookie', async () => {
    const oneClick = /^<([^>]+)>$/.exec(advertising?.header('List-Unsubscribe') ?? '')?.[1] ?? '';
    secrets.unsubscribeToken = token(oneClick);
    expect(new URL(oneClick).origin).toBe(new URL(on('/')).origin);
    const { pathname, search } = new URL(oneClick);
    const answer = await send(`${pathname}${search}`, {
      ...{ port: product.web.port, method: 'POST', body: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' },
    });
    expect(answer.status).toBe(200);
  });

  await test.step('gets no advertising any more, even when nothing says that there was any', async () => {
    const count = mailNames().length;
    product.change("delete from mails where template = 'offers-that-fit'");
    await product.runJob('offers-that-fit');
    expect(
      product.rows(
        "select id from mails where template = 'offers-that-fit' and application_id = ?",
        applicationRow()?.id,
      ),
    ).toEqual([]);
    expect(mailNames()).toHaveLength(count);
  });

  const clickId = await test.step('picks an offer and leaves for the site of its lender', async () => {
    const { target } = await leaveBy(page, exitsOf(page, OFFER).first());
    expect(target.host).toBe('partner.example');
    expect(applicationRow()?.status).toBe('offer_picked');
    return target.searchParams.get('click_id') ?? '';
  });

  /** The network reports about the click, signed. */
  const report = (status: string, payout?: { amount: number; currency: string }) =>
    reportClick(clickId, status, { port: product.cms.port, now: product.now(), ...(payout && { payout }) });

  await test.step('reads in a mail and in a notification that the lender considers it; a press opens the new status', async () => {
    expect(await report('hold')).toMatchObject({ status: 200, body: { outcome: 'applied' } });
    const mail = await product.mailTo(email, 'Tu solicitud está en estudio');
    expect(mail.header('List-Unsubscribe')).toBeUndefined();
    await product.runJob('push');
    expect(product.pushService.posts).toHaveLength(1);
    const [post] = product.pushService.posts;
    expect(post?.path).toBe(new URL(pushBrowser.subscription.endpoint).pathname);
    expect(post?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid /i),
    });
    const notice = decryptNotice(pushBrowser, post?.body ?? new Uint8Array());
    expect(notice).toMatchObject({ title: 'Prestafaro', body: 'Hay novedades sobre tu solicitud. Toca para verlas.' });
    await deliverPush(phone.page, notice);
    await expect.poll(() => shownNotifications(phone.page)).toEqual([notice]);
    const [shown] = await shownNotifications(phone.page);
    await phone.page.goto(on(shown?.path ?? ''));
    await expect(progress(phone.page)).toContainText('En estudio');
  });

  await test.step('reads that the lender approves it, in a mail without marketing, after a report with a payout', async () => {
    const outcome = await report('approved', { amount: 12.5, currency: 'EUR' });
    expect(outcome).toMatchObject({ status: 200, body: { outcome: 'applied' } });
    expect(product.rows('select payout_units, payout_currency from clicks where click_id = ?', clickId)).toEqual([
      { payout_units: 1250, payout_currency: 'EUR' },
    ]);
    const mail = await product.mailTo(email, 'La entidad ha aprobado tu solicitud');
    expect(mail.header('List-Unsubscribe')).toBeUndefined();
    expect(mail.links, 'only the link to the application').toEqual([
      expect.stringMatching(/\/mail\/\?token=[\w-]{43}$/),
    ]);
    await product.runJob('push');
    expect(product.pushService.posts).toHaveLength(2);
    await phone.page.reload();
    await expect(progress(phone.page)).toContainText('Aprobada por la entidad');
    await page.goto(onComputer('/process/?stay=1'));
    await expect(progress(page)).toContainText('Aprobada por la entidad');
  });

  const third = await anotherDevice(browser);
  await test.step('asks elsewhere for the data of the address, reads them, and downloads them', async () => {
    await third.page.goto(on('/my-data/'));
    await third.page.getByLabel('Correo electrónico').fill(email);
    await third.page.getByRole('button', { name: 'Enviarme el enlace' }).click();
    await expect(third.page.getByText('Mira tu correo')).toBeVisible({ timeout });
    const [link = ''] = (await product.mailTo(email, 'Los datos que tenemos de ti')).links;
    secrets.myDataToken = token(link);
    await third.page.goto(link);
    await expect(third.page.getByRole('heading', { level: 1 })).toHaveText('Lo que tenemos de ti');
    const shown = third.page.getByRole('main');
    for (const value of [applicant.firstName, applicant.lastName, email]) {
      await expect(shown).toContainText(value);
    }
    for (const group of ['Entidades que visitaste', 'Mensajes', 'Permisos']) {
      await expect(shown.getByRole('heading', { name: group, exact: true })).toBeVisible();
    }
    await expect(shown).toContainText('partner.example');

    const [download] = await Promise.all([
      third.page.waitForEvent('download'),
      third.page.getByRole('button', { name: 'Descargar los datos (JSON)' }).click(),
    ]);
    const held = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(held.applications).toHaveLength(1);
    expect(held.applications[0]).toMatchObject({ status: 'approved', clicks: [{ reportedStatus: 'approved' }] });
    const answers = held.applications[0].answers.map((answer: { name: string; value: unknown }) => [
      answer.name,
      answer.value,
    ]);
    expect(Object.fromEntries(answers)).toMatchObject({
      ...{ firstName: applicant.firstName, lastName: applicant.lastName, email },
      ...{ phone: `+34${applicant.phone.replaceAll(' ', '')}` },
    });
    expect(held.mails.map(({ template }: { template: string }) => template)).toEqual(
      expect.arrayContaining(['application-received', 'status-changed', 'application-approved']),
    );
  });

  const row = applicationRow();
  const browserRow = product.rows('select * from push_subscriptions where application_id = ?', row?.id)[0];
  /** Hashes of values: only the database is searched for them. */
  const hashes = {
    ...{ emailHash: row?.email_hash, phoneHash: row?.phone_hash },
    ...{ tokenHash: row?.token_hash, endpointHash: browserRow?.endpoint_hash },
  };
  const messageIds = product.rows('select message_id from mails where address_hash = ?', row?.email_hash);

  const receipt = await test.step('erases the data, and gets a receipt on the page and by mail', async () => {
    const [database = '', events = ''] = product.databaseFiles;
    expect(columnsWith(database, applicant.lastName), 'the search finds what is there').not.toEqual([]);
    await expect
      .poll(() => columnsWith(events, 'application').length, { message: 'the visit was measured' })
      .toBeGreaterThan(0);
    await third.page.getByText('Borrar mis datos', { exact: true }).click();
    await third.page.getByRole('button', { name: 'Sí, borrar mis datos' }).click();
    await expect(third.page.getByRole('heading', { level: 1 })).toHaveText(
      'Hemos borrado tus datos, salvo lo que tenemos que conservar',
      { timeout },
    );
    const number = new URL(third.page.url()).searchParams.get('receipt') ?? '';
    await expect(third.page.getByText(number)).toBeVisible();
    expect((await product.mailTo(email, 'Hemos borrado tus datos, salvo lo que tenemos que conservar')).text).toContain(
      number,
    );
    // The row of this mail ends with its sending.
    await expect.poll(() => product.rows('select id from mails where address_hash = ?', row?.email_hash)).toEqual([]);
    await phone.page.reload();
    await expect(progress(phone.page)).toHaveCount(0);
    return number;
  });

  await test.step('is in no column of the databases any more: a hash in the proofs and in the list of objections stays', async () => {
    await Promise.all([phone.context.close(), third.context.close()]);
    await product.shutDown();
    for (const file of product.databaseFiles) {
      for (const [key, value] of Object.entries(secrets)) expect([key, columnsWith(file, value)]).toEqual([key, []]);
    }
    const [database = ''] = product.databaseFiles;
    const places = Object.entries(hashes).map(([key, value]) => [key, columnsWith(database, String(value))]);
    expect(Object.fromEntries(places)).toEqual({
      emailHash: ['consent_records.subject_hash', 'unsubscriptions.contact_hash'],
      ...{ phoneHash: [], tokenHash: [], endpointHash: [] },
    });
    expect(messageIds).toHaveLength(4);
    for (const { message_id: id } of messageIds) expect(columnsWith(database, String(id))).toEqual([]);
    // A network still reports about the click, which says nothing of the person.
    expect(columnsWith(database, clickId)).toEqual(['clicks.click_id', 'postbacks.click_id']);
    expect(
      readRows(database, 'select application_id, attribution, arm from clicks where click_id = ?', clickId),
    ).toEqual([{ application_id: null, attribution: null, arm: null }]);
    expect(columnsWith(database, receipt)).toEqual(['erasure_receipts.receipt_id']);
  });

  await test.step('is in no byte of a compact copy of the databases, as a backup is, and in no log', async () => {
    const traces = [
      ...product.databaseFiles.map(compactBytes),
      ...product.logFiles.map((file) => readFileSync(file, 'utf8')),
    ];
    for (const [key, value] of Object.entries(secrets)) {
      expect([key, traces.map((text) => text.includes(value))]).toEqual([key, [false, false, false, false]]);
    }
    const [cmsLog = '', webLog = ''] = product.logFiles.map((file) => readFileSync(file, 'utf8'));
    expect(cmsLog).toContain(`my-data: receipt ${receipt} of es-ES`);
    expect(webLog).toContain('Ready');
    for (const log of [cmsLog, webLog]) expect(log).not.toContain(clickId);
  });
});

/** The bytes of a database without those of deleted rows, which SQLite keeps until it needs their place. */
function compactBytes(file: string): string {
  const copy = `${file}.compact`;
  withDatabase(file, (database) => database.prepare('vacuum into ?').run(copy), { readonly: true });
  return readFileSync(copy, 'latin1');
}
