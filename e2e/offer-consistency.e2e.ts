import { expect, type Page, test } from '@playwright/test';
import { type Applicant, newApplicant } from './support/applicant.ts';
import { applicationOf } from './support/desk.ts';
import { cardsOf, columnsOf, rowsOf, type StatedFacts, type StatedOffers } from './support/offer-facts.ts';
import { publishedOffers } from './support/offer-feed.ts';
import { urlOf } from './support/product.ts';
import { offersOf } from './support/short-lists.ts';
import { submitApplication } from './support/submit-application.ts';

// Without scripts, /process/ stays in view.
test.use({ javaScriptEnabled: false });

/** Ten applicants whom different offers fit. */
const applicants: Readonly<Record<string, Partial<Applicant>>> = {
  'a usual loan': {},
  'a loan with an amount of many offers': { amount: 500, days: 120 },
  'a large and long loan': { amount: 1000, days: 120 },
  'an amount between the offers': { amount: 650, days: 91 },
  'a pensioner': { employment: 'pensioner', monthlyIncome: '900' },
  'a student without income': { employment: 'student', monthlyIncome: '0' },
  'a self-employed person': { employment: 'self_employed', amount: 1000 },
  'somebody in a default register': { isInDefaultRegister: true },
  'somebody whom no offer fits': {
    isInDefaultRegister: true,
    employment: 'unemployed',
    monthlyIncome: '0',
    amount: 1000,
  },
  'a high income': { monthlyIncome: '4000', amount: 800, days: 110 },
};

for (const [who, changes] of Object.entries(applicants)) {
  test(`${who}: all pages state the same of each offer, and count the same`, async ({ page }) => {
    const applicant = newApplicant('es-ES', changes);
    const token = await submitApplication(applicant);
    await page.context().addCookies([{ name: 'pf_application', value: token, url: urlOf('es-ES', '/') }]);
    const differences: string[] = [];
    const says = (path: string, what: string, stated: unknown, is: unknown) => {
      if (stated !== is) differences.push(`${path}: ${what} is ${String(stated)}, expected ${String(is)}`);
    };
    const open = async (path: string) => {
      await page.goto(urlOf('es-ES', path));
      return ((await page.getByRole('main').textContent()) ?? '').replace(/[\s\u00a0]+/g, ' ');
    };

    // By name the list is whole; in every other order an applicant sees first what fits.
    const whole = `/offers/?sort=name&${loanOf(applicant)}`;
    await open(whole);
    const list = await cardsOf(page);
    const published = await publishedOffers('es');
    const [{ open: opened }, matched] = [await offersOf('es-ES'), await matchedIds(applicant)];
    const listed = published.filter(({ offer_id, lender_link }) => lender_link || opened.has(offer_id));
    says(whole, 'the number of cards', list.size, listed.length);
    for (const { offer_id, header } of listed) {
      says(whole, `«${header}» open`, list.get(header)?.open, opened.has(offer_id));
      says(whole, `«${header}» fits`, list.get(header)?.fits, matched.has(offer_id));
    }
    const count = (test: (facts: StatedFacts) => boolean | undefined) => [...list.values()].filter(test).length;
    const counts = { open: count(({ open }) => open), fitting: count(({ fits }) => fits) };
    const openAndFitting = count(({ open, fits }) => open && fits);
    const lendersOf = (of: typeof listed) => new Set(of.map(({ lender }) => lender.number)).size;
    const compare = (path: string, stated: StatedOffers) => {
      if (stated.size === 0 && openAndFitting > 0) differences.push(`${path}: states no offer`);
      for (const [header, facts] of stated) {
        for (const [name, value] of Object.entries(facts)) {
          says(path, `«${header}» ${name}`, value, list.get(header)?.[name as keyof StatedFacts]);
        }
      }
    };

    const namesOf = (stated: StatedOffers) => [...stated.keys()].sort().join(', ');
    const available = new Map([...list].filter(([, { open, fits }]) => open && fits));
    for (const sort of ['total', 'apr']) {
      const path = `/offers/?sort=${sort}&${loanOf(applicant)}`;
      const text = await open(path);
      const cards = await cardsOf(page);
      compare(path, cards);
      says(path, 'the offers above the folded groups', namesOf(cards), namesOf(available));
      const found = `Hemos encontrado ${cards.size} oferta${cards.size === 1 ? '' : 's'} para`;
      says(path, `«${found}»`, text.includes(found), true);
    }
    const filtered = await open(`/offers/?active=1&sort=name&${loanOf(applicant)}`);
    says('/offers/?active=1', 'the number of cards', (await cardsOf(page)).size, counts.open);
    if (!filtered.includes(`(${counts.open})`))
      differences.push(`/offers/?active=1: the filter does not count ${counts.open}`);

    await open(`/offers3/?all=1&${loanOf(applicant)}`);
    compare('/offers3/', await rowsOf(page));
    const three = listed
      .slice(0, 3)
      .map(({ offer_id }) => `offer=${offer_id}`)
      .join('&');
    await open(`/offers3/?${three}&${loanOf(applicant)}`);
    compare('/offers3/ side by side', await columnsOf(page));

    const process = await open('/process/?stay=1');
    const compared = `con ${listed.length} ofertas de ${lendersOf(listed)} entidades`;
    says('/process/', 'the number of compared offers', process.includes(compared), true);
    const result =
      counts.fitting === 0
        ? 'Ninguna encaja'
        : new RegExp(`Encajan? ${counts.fitting} ofertas?\\. Abiertas a solicitudes ahora: ${openAndFitting}\\.`);
    expect.soft(process, '/process/ counts the fitting offers').toMatch(result);

    for (const path of ['/landing/offers/', '/landing/trafficback/', '/landing/rejected/', '/landing/rejected2/']) {
      await open(path);
      const stated = await cardsOf(page);
      compare(path, stated);
      // The pages of a refusal show offers for another loan, which do not fit the loan of the application.
      const isForOtherLoan = path.includes('rejected');
      for (const [header, { open, fits }] of stated)
        if (!open || (fits === false && !isForOtherLoan)) differences.push(`${path}: «${header}» leads to a refusal`);
    }
    await rejectedIsHonest(page, counts.fitting);
    const redirector = await open('/landing/redirector/');
    const openOffers = listed.filter(({ offer_id }) => opened.has(offer_id));
    const openNow = `Abiertas a solicitudes ahora: ${counts.open} ofertas de ${lendersOf(openOffers)} entidades`;
    says('/landing/redirector/', `«${openNow}»`, redirector.includes(openNow), true);

    expect(differences).toEqual([]);
  });
}

test('the page of each lender states the same of its offers as the list does, and the link of a card carries its loan there', async ({
  page,
}) => {
  await page.goto(urlOf('es-ES', '/offers/'));
  const list = await cardsOf(page);
  const links = page.getByRole('link', { name: /^Ver condiciones/ });
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
  );
  const paths = new Set(found.map(({ href }) => href.replace(/\?.*/, '')));
  expect(paths.size).toBeGreaterThan(5);
  const differences: string[] = [];
  for (const path of paths) {
    const stated = await offersOfLender(page, path);
    if (stated.size === 0) differences.push(`${path}: states no offer`);
    for (const [header, facts] of stated) {
      const expected = list.get(header);
      for (const name of ['total', 'apr', 'open'] as const) {
        if (facts[name] !== expected?.[name])
          differences.push(`${path}: «${header}» ${name} is ${facts[name]}, expected ${expected?.[name]}`);
      }
    }
  }
  for (const { href, text } of found) {
    const header = text.replace(/^Ver condiciones: /, '');
    const stated = (await offersOfLender(page, href)).get(header)?.total;
    if (stated !== list.get(header)?.total) differences.push(`${href}: «${header}» total is ${stated}`);
  }
  expect(differences).toEqual([]);
});

/** The cards on the page of a lender, whose section is folded. */
async function offersOfLender(page: Page, path: string): Promise<StatedOffers> {
  await page.goto(urlOf('es-ES', path));
  const folded = page.locator('summary').filter({ has: page.getByRole('heading', { name: /^Ofertas de / }) });
  if (await folded.isVisible()) await folded.click();
  return cardsOf(page);
}

const loanOf = ({ amount, days }: Applicant) => `amount=${amount}&days=${days}`;

async function matchedIds(applicant: Applicant): Promise<ReadonlySet<number>> {
  const { matching } = await applicationOf(applicant);
  return new Set(matching.offers.filter(({ isMatch }) => isMatch).map(({ offerId }) => offerId));
}

/** An applicant whom offers fit never reads that none does. */
async function rejectedIsHonest(page: Page, fitting: number): Promise<void> {
  await page.goto(urlOf('es-ES', '/landing/rejected/'));
  const main = page.getByRole('main');
  if (fitting > 0) await expect.soft(main).not.toContainText(/no encaja(ba)? ninguna/i);
  else await expect.soft(main).toContainText('Por qué no encaja ninguna');
}
