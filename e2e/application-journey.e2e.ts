import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openAdmin } from './support/admin-people.ts';
import { type Applicant, apply, formOf, newApplicant, openForm, timeout } from './support/applicant.ts';
import { applicationWords } from './support/application-words.ts';
import { watch } from './support/browsing.ts';
import { consentTo } from './support/consent.ts';
import { applicationOf } from './support/desk.ts';
import { type Exit, exitsOf, leaveBy } from './support/exit.ts';
import { reportClick } from './support/network.ts';
import { publishedOffers } from './support/offer-feed.ts';
import { type Locale, locales, sites, urlOf } from './support/product.ts';
import { administratorSession } from './support/session.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const done = (page: Page) => page.getByRole('list', { name: 'Lo que hemos hecho hasta ahora' });
const cards = (page: Page) =>
  page
    .getByRole('form', { name: 'Ofertas para comparar' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const card = (page: Page, header: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: header, exact: true }) });
const verdicts = (page: Page) =>
  cards(page)
    .getByText(/^(Encaja|No encaja) con tus respuestas$/)
    .allTextContents();

/** Ribazo, whose page of offers and whose requirements are in the seed. */
const ribazo = { offerId: 112, header: 'Ribazo Crédito' };

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('an application is matched, clicked out, reported by postback, and visible at the desk', async ({
      page,
      browser,
    }) => {
      const applicant = newApplicant();
      const visit = watch(page);

      await test.step('the form leads to /process/ and to the offers', async () => {
        await apply(page, applicant, { isScripted });
        if (!isScripted) {
          // The browser keeps the anchor of the form.
          await expect(page).toHaveURL(/\/process\/(#application)?$/);
          await page.getByRole('link', { name: 'Ver mis ofertas' }).click();
        }
        await expect(page).toHaveURL(urlOf('es-ES', '/offers/?amount=300&days=100'), { timeout });
      });

      const fitting =
        await test.step('the open offers that fit come first, and the others are folded, each with its reasons (R24)', async () => {
          await expect(heading(page)).toHaveText(/^Hemos encontrado \d+ ofertas para 300\s€ a 100\sdías$/);
          await expect(page.getByText('Para tu solicitud de 300 € a 100 días')).toBeVisible();
          await expect(page.getByText(/^Oferta personalizada mediante tratamiento automatizado/)).toContainText(
            'no es una decisión de crédito: esa la toma la entidad',
          );
          await expect(page.getByRole('link', { name: 'Pedir que lo revise una persona' })).toBeVisible();
          const all = await verdicts(page);
          expect(all.length).toBe(await cards(page).count());
          expect(all.length).toBeGreaterThan(1);
          expect(new Set(all)).toEqual(new Set(['Encaja con tus respuestas']));
          await expect(card(page, ribazo.header)).toContainText('Acepta tu tipo de ingresos');
          await expect(card(page, ribazo.header)).toContainText('Le bastan tus ingresos (desde 400 €)');
          await page.getByRole('heading', { name: /^Prestan otro/ }).click();
          const other = page.getByRole('listitem').filter({ hasText: 'Candilera Personal' });
          await expect(other).toContainText(/No presta ese importe \(1\s000–10\s000\s€\)/);
          await expect(other.getByRole('link')).toHaveText([/^Ver condiciones/]);
          const { matching } = await applicationOf(applicant);
          return matching.offers.filter(({ isMatch }) => isMatch).length;
        });

      await test.step('/process/ states the numbers of offers and lenders', async () => {
        await page.getByRole('link', { name: 'Ver tu solicitud' }).click();
        await expect(page).toHaveURL(urlOf('es-ES', '/process/?stay=1'));
        const listed = (await publishedOffers('es')).filter(({ lender_link }) => lender_link);
        const lenders = new Set(listed.map(({ lender }) => lender.number)).size;
        await expect(done(page)).toContainText(
          `Hemos comparado tus respuestas con ${listed.length} ofertas de ${lenders} entidades`,
        );
        await expect(done(page)).toContainText(`Encajan ${fitting} ofertas`);
        await expect(page.getByRole('region', { name: 'Cómo va tu solicitud' })).toContainText('Ofertas comparadas');
        await page.getByRole('link', { name: 'Ver mis ofertas' }).click();
      });

      const { answer, target } = await test.step('a click-out is recorded and redirects to the lender', () =>
        leaveBy(page, card(page, ribazo.header).getByRole('link', { name: /^Ir a la entidad ?: Ribazo Crédito$/ })));
      expect(answer.status()).toBe(302);
      expect(target.origin + target.pathname).toBe('https://partner.example/ribazo-credito');
      expect(target.searchParams.get('offer')).toBe(String(ribazo.offerId));
      const clickId = target.searchParams.get('click_id') ?? '';
      expect(clickId).toMatch(/^[\w-]{24}$/);
      // Neither a campaign nor an experiment, so there is nothing else to say of the visitor (R28).
      expect([...target.searchParams.keys()]).toEqual(['offer', 'click_id']);

      const picked = await applicationOf(applicant);
      expect(picked).toMatchObject({ status: 'offer_picked', arm: null });
      expect(picked.clicks).toMatchObject([{ clickId, ...{ offerId: ribazo.offerId, network: 'prestafaro-demo' } }]);
      expect(picked.matching.offers.filter(({ isMatch }) => isMatch)).toHaveLength(fitting);

      await test.step('a postback changes the status; a repeated and a forged one do not', async () => {
        const forged = JSON.stringify({ click_id: clickId, status: 'rejected' });
        expect(await reportClick(clickId, 'approved', { sent: forged })).toMatchObject({ status: 401 });
        expect((await applicationOf(applicant)).status).toBe('offer_picked');
        expect(await reportClick(clickId, 'approved')).toMatchObject({ status: 200, body: { outcome: 'applied' } });
        expect(await reportClick(clickId, 'approved')).toMatchObject({ status: 200, body: { outcome: 'repeated' } });
        const { status, history } = await applicationOf(applicant);
        expect(status).toBe('approved');
        expect(history.map(({ to, source }) => `${to} by ${source}`)).toEqual([
          'approved by postback',
          'offer_picked by click_out',
          'offers_shown by matching',
          'submitted by visitor',
        ]);
      });

      await test.step('/process/ shows the new status', async () => {
        await page.goto(urlOf('es-ES', '/process/'));
        await expect(page.getByRole('region', { name: 'Cómo va tu solicitud' })).toContainText(
          'Aprobada por la entidad',
        );
      });

      await test.step('the desk shows the new status to the lead manager', async () => {
        const desk = await browser.newContext({ javaScriptEnabled: true });
        await seeAtDesk(await desk.newPage(), applicant);
        await desk.close();
      });

      // Failing to reach a host that exists nowhere is no complaint of ours.
      expect(visit.complaints.filter((complaint) => !complaint.includes('partner.example'))).toEqual([]);
      expect(new Set(visit.foreignRequests.map((url) => new URL(url).host))).toEqual(new Set(['partner.example']));
    });
  });
}

/** Opens the desk from the menu of the admin, finds the application by its e-mail and reads it. */
async function seeAtDesk(page: Page, { email, phone, document }: Applicant): Promise<void> {
  const panel = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await openAdmin(page, administratorSession());
  await page.getByRole('navigation').getByRole('link', { name: 'Solicitudes' }).click();
  await page.getByLabel('Buscar por nombre, teléfono, correo, documento o cuenta').fill(email);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Persona Inventada' }) });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Aprobada');
  expect(page.url()).not.toContain('example.com');
  await rows.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Persona Inventada' })).toBeVisible();
  await expect(panel('Solicitante')).toContainText(email);
  for (const secret of [phone, document]) await expect(panel('Solicitante')).not.toContainText(secret);
  await expect(panel('Estado')).toContainText('Aprobada');
  const happened = panel('Cronología').getByRole('listitem');
  for (const entry of [
    /informó de «Aprobada».*De «Oferta elegida» a «Aprobada»/,
    /^Eligió la oferta .*Ribazo Crédito.*De «Ofertas mostradas» a «Oferta elegida»/,
    /^Se comparó con .*De «Enviada» a «Ofertas mostradas»$/,
    /^Solicitud recibida.*Solicitante$/,
  ])
    await expect(happened.filter({ hasText: entry })).toHaveCount(1);
}

test.describe('an application that matches no offer', () => {
  test.use({ javaScriptEnabled: false });

  const withoutOffers = (changes: Partial<Applicant> = {}) =>
    newApplicant('es-ES', { monthlyIncome: '100', ...changes });

  async function toAlternatives(page: Page, applicant: Applicant, path: string): Promise<void> {
    await apply(page, applicant, { isScripted: false });
    await expect(done(page)).toContainText('Ninguna encaja con todo lo que has respondido');
    await page.getByRole('link', { name: 'Ver otras opciones' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', path));
  }

  test('shows other amounts and terms that match', async ({ page }) => {
    await toAlternatives(page, withoutOffers(), '/landing/rejected/');
    await expect(heading(page)).toHaveText('¡Enhorabuena, todavía tienes opciones!');
    await expect(page.getByRole('region', { name: 'Por qué no encaja ninguna' })).toContainText(
      /Pide más ingresos al mes: \d+ ofertas/,
    );
    // The offers of a lender that asks for no income, and lends neither this little nor for so short.
    const other = page.getByRole('region', { name: 'Con otro importe o plazo sí encajan' });
    await expect(other.getByRole('link', { name: 'Ver ofertas para 500 € a 6 meses' })).toHaveAttribute(
      'href',
      '/offers/?amount=500&days=183',
    );
    await expect(other).toContainText(/\(200\s€ más y 83\sdías más: \d+ ofertas?\)/);
    await expect(page.getByRole('main').locator('a[href*="/go/"], a[href*="/transition/"]')).toHaveCount(0);
    await page.getByLabel('Importe en €').fill('500');
    await page.getByRole('button', { name: 'Seguir con este importe' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', '/application/?amount=500&days=100'));
  });

  test('shows the reasons only, if no other loan matches', async ({ page }) => {
    await toAlternatives(page, withoutOffers({ isInDefaultRegister: true }), '/landing/rejected2/');
    await expect(heading(page)).toHaveText('Ahora mismo no hay ninguna oferta para ti');
    await expect(page.getByRole('main')).not.toContainText('Enhorabuena');
    await expect(page.getByText('Con otro importe o plazo sí encajan')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Por qué no encaja ninguna' })).toContainText(
      /No acepta a quien está en ASNEF: \d+ ofertas/,
    );
    // The other page would say that another amount or term helps.
    await page.goto(urlOf('es-ES', '/landing/rejected/'));
    await expect(page).toHaveURL(urlOf('es-ES', '/landing/rejected2/'));
  });

  test('tells a stranger at either page that nothing was compared', async ({ page }) => {
    for (const path of ['/landing/rejected/', '/landing/rejected2/']) {
      await page.goto(urlOf('es-ES', path));
      await expect(heading(page)).toHaveText('Qué hacer si ninguna oferta encaja');
      await expect(page.getByRole('main')).not.toContainText('Enhorabuena');
    }
  });
});

test.describe('in the other countries and languages', () => {
  const others = locales.filter((locale) => locale !== 'es-ES');
  expect(others.length).toBeGreaterThan(0);

  for (const [place, site] of others.entries()) {
    // Both ways are walked in turn, and in a country with two languages one in each.
    const isScripted = place % 2 === 0;
    test.describe(`${site}, ${isScripted ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: isScripted });

      test('a visitor goes from home to the form, sees matching offers, and clicks out', async ({ page }) => {
        const applicant = newApplicant(site);
        const { basePath } = sites[site];
        await test.step('the simulator of the home page leads to the form', async () => {
          await page.goto(urlOf(site, `${basePath}/`));
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${site.slice(0, -3)}\\b`));
          await page
            .locator('form')
            .filter({ has: page.locator('input[name="amount"]') })
            .getByRole('button')
            .last()
            .click();
          await expect(page).toHaveURL(new RegExp(`${basePath}/application/\\?amount=[^&]+&days=[^&]+`));
          await expect(formOf(page)).toBeVisible();
        });
        await apply(page, applicant, { isScripted });
        if (!isScripted) await page.getByRole('link', { name: applicationWords[site].toOffers }).click();
        const { amount, days } = applicant;
        await expect(page).toHaveURL(urlOf(site, `${basePath}/offers/?amount=${amount}&days=${days}`), { timeout });
        const exit = page.locator(`a[href^="${basePath}/go/"]`);
        const offer = page.getByRole('listitem').filter({ has: exit, hasText: applicationWords[site].fits }).first();
        const { answer, target }: Exit = await leaveBy(page, offer.locator(exit).first());
        expect([answer.status(), target.host]).toEqual([302, 'partner.example']);
        expect(await applicationOf(applicant)).toMatchObject({ site, status: 'offer_picked' });
      });
    });
  }
});

test.describe('the forms of two visitors', () => {
  test.use({ javaScriptEnabled: false });

  test('without cookies have different idempotency keys, and are stored as two applications', async ({ browser }) => {
    const visitors: { context: BrowserContext; page: Page; applicant: Applicant; key: string }[] = [];
    for (const applicant of [newApplicant(), newApplicant()]) {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await openForm(page, applicant);
      visitors.push({ context, page, applicant, key: await formOf(page).locator('input[name="key"]').inputValue() });
    }
    expect(new Set(visitors.map(({ key }) => key)).size).toBe(2);

    const ids: number[] = [];
    const tokens: string[] = [];
    for (const { context, page, applicant } of visitors) {
      await apply(page, applicant, { isScripted: false });
      const cookie = (await context.cookies()).find(({ name }) => name === 'pf_application');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      tokens.push(cookie?.value ?? '');
      ids.push((await applicationOf(applicant)).id);
      await context.close();
    }
    expect(new Set(ids).size).toBe(2);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });
});

test('arm B of experiment 0300.1 leads to /offers2/, and its click-out states the arm', async ({ page }) => {
  const applicant = newApplicant();
  await consentTo(page, 'es-ES', ['experiments']);
  await apply(page, applicant, { query: { exp_flow: '0300.1-B' } });
  await expect(page).toHaveURL(urlOf('es-ES', '/offers2/?amount=300&days=100'), { timeout });
  const { target } = await leaveBy(page, exitsOf(page, 103));
  expect(target.searchParams.get('sub3')).toBe('0300.1-B');
  expect(await applicationOf(applicant)).toMatchObject({ arm: '0300.1-B', status: 'offer_picked' });
});

test('R15: without consent to experiments exp_flow reaches neither the application nor the lender', async ({
  page,
}) => {
  const applicant = newApplicant();
  await apply(page, applicant, { query: { exp_flow: '0300.1-B' } });
  await expect(page).toHaveURL(urlOf('es-ES', '/offers/?amount=300&days=100'), { timeout });
  const { target } = await leaveBy(page, exitsOf(page, 103));
  expect(target.searchParams.get('sub3')).toBeNull();
  expect(await applicationOf(applicant)).toMatchObject({ arm: null, status: 'offer_picked' });
});

const path = (site: Locale) => `${sites[site].basePath}/process/`;

test('/process/ redirects a visitor without an application to the form', async ({ page }) => {
  for (const site of ['es-ES', 'ru-UA'] as const) {
    await page.goto(urlOf(site, path(site)));
    await expect(page).toHaveURL(urlOf(site, `${sites[site].basePath}/application/`));
  }
});
