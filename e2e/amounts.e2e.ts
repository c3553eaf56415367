import { expect as expectNow, type Locator, type Page } from '@playwright/test';
import { type TypedAmount, typedAmounts } from '../packages/countries/src/typed-amounts.ts';
import { apply, fillAll, formOf, newApplicant, openForm, sendForm, untilSent } from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { applicationsFound } from './support/desk.ts';
import { send } from './support/http.ts';
import { type Locale, sites, urlOf } from './support/product.ts';

const calculatorPath = '/simulador-prestamos-personales-calculadora/';

interface AmountInput {
  /** Id of the slider. The number field beside it is `{id}-number`. */
  id: string;
  path: string;
}

/** The inputs of amounts. The page of Spain's calculator has one more. */
const inputs: readonly AmountInput[] = [
  { id: 'loan-amount', path: '/' },
  { id: 'application-amount', path: '/application/' },
  { id: 'offers-amount', path: '/offers/' },
];
const testedSites = ['es-ES', 'es-MX', 'uk-UA'] as const satisfies readonly Locale[];

/**
 * The first and the last text of each meaning, such as plain digits and words of the site's currency. The unit tests read all of the table by
 * the same functions as the fields and the pages do.
 */
function textsOfEachMeaning(site: Locale): readonly TypedAmount[] {
  const all = typedAmounts(site);
  return all.filter((amount) => {
    const alike = all.filter(({ meaning }) => meaning === amount.meaning);
    return amount === alike.at(0) || amount === alike.at(-1);
  });
}

/** What a field does with a typed text: the number that it would send, or the text that stays with a message. */
interface Outcome {
  sent: string;
  text: string;
  message: string;
  isInvalid: boolean;
  sliderValue: number;
}

/** What the form sends for a text, by its meaning and the bounds of the field. Undefined if it is refused. */
function acceptedAs({ meaning }: TypedAmount, { min, max }: { min: number; max: number }): string | undefined {
  return typeof meaning === 'number' && meaning >= min && meaning <= max ? String(meaning) : undefined;
}

/** Types a text, leaves the field and reads what became of it. */
async function typeAmount(field: Locator, text: string): Promise<Outcome> {
  await field.fill(text);
  return field.evaluate(async (number: HTMLInputElement) => {
    number.blur();
    // React draws the message with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const byId = (id: string) => document.getElementById(id);
    const slider = byId(number.id.replace(/-number$/, '')) as HTMLInputElement;
    const ids = number.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      sent: number.form ? String(new FormData(number.form).get(number.name)) : '',
      text: number.value,
      message: ids
        .filter((id) => id.endsWith('-error'))
        .map((id) => byId(id)?.textContent)
        .join(),
      isInvalid: number.getAttribute('aria-invalid') === 'true' && !number.validity.valid,
      sliderValue: Number(slider.dataset.value ?? slider.value),
    };
  });
}

/** For a poll until the scripts of the page answer: a text that was typed before them is no change when it is typed once more. */
async function retypeAmount(field: Locator, text: string): Promise<Outcome> {
  await typeAmount(field, '');
  return typeAmount(field, text);
}

/** The range of the offers of each site. */
const ranges = {
  'es-ES': { min: 50, max: 10_000 },
  'es-MX': { min: 500, max: 15_000 },
  'uk-UA': { min: 500, max: 10_000 },
} as const satisfies Record<(typeof testedSites)[number], { min: number; max: number }>;

/** The bounds of the calculator, whose slider has equal steps. */
async function boundsOf(page: Page, id: string): Promise<{ min: number; max: number }> {
  const slider = page.locator(`[id="${id}"]`);
  return slider.evaluate(({ min, max }: HTMLInputElement) => ({ min: Number(min), max: Number(max) }));
}

const sliderValueOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((slider: HTMLInputElement) => Number(slider.dataset.value ?? slider.value));

/** The list of offers would follow each amount: its form is not told of them. */
async function ignoreChanges(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((boxes) => {
    for (const box of boxes) box.addEventListener('change', (event) => event.stopPropagation());
  });
}

async function openDetails(field: Locator): Promise<void> {
  await field.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
}

const withBase = (site: Locale, path: string) => `${sites[site].basePath}${path}`;

for (const site of testedSites) {
  // All fields are the same part: the other sites differ in how their visitors write a number.
  const all =
    site === 'es-ES'
      ? [...inputs, { id: 'calculator', path: calculatorPath }]
      : inputs.filter(({ path }) => path === '/offers/');
  for (const { id, path } of all) {
    test(`${site} ${path}: a typed amount is sent as the number that it means, or stays with a message`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(urlOf(site, withBase(site, path)));
      const field = page.locator('input[name="amount"]').first();
      await openDetails(field);
      await ignoreChanges(page);
      const sliderId = await field.evaluate((number) => number.id.replace(/-number$/, ''));
      if (id !== 'calculator') expect(sliderId).toBe(id);
      const bounds = id === 'calculator' ? await boundsOf(page, sliderId) : ranges[site];
      // The field reacts once its script runs, and then only to another text than the one that it found.
      await expect.poll(async () => (await retypeAmount(field, 'x')).isInvalid).toBe(true);
      const amounts = textsOfEachMeaning(site);
      expect(amounts.length).toBeGreaterThanOrEqual(20);
      let before = await sliderValueOf(page, sliderId);
      for (const amount of amounts) {
        const accepted = acceptedAs(amount, bounds);
        const { sent, text, message, isInvalid, sliderValue } = await typeAmount(field, amount.text);
        const what = `"${amount.text}"`;
        if (accepted === undefined) {
          expectNow({ sent, text, isInvalid, sliderValue }, what).toEqual({
            ...{ sent: amount.text, text: amount.text, isInvalid: true, sliderValue: before },
          });
          expectNow(message, what).not.toBe('');
        } else {
          expectNow({ sent, message, isInvalid, sliderValue }, what).toEqual({
            ...{ sent: accepted, message: '', isInvalid: false, sliderValue: Number(accepted) },
          });
        }
        before = sliderValue;
      }
    });
  }

  test(`${site}: without JavaScript the pages keep a refused amount in its field, and read all others`, async () => {
    test.slow();
    const paths = ['/application/', '/offers/', ...(site === 'es-ES' ? [calculatorPath] : [])];
    for (const path of paths) {
      const amounts = textsOfEachMeaning(site).filter(({ meaning }) => meaning !== 'missing');
      expect(amounts.length).toBeGreaterThanOrEqual(20);
      for (const amount of amounts) {
        const query = new URLSearchParams({ amount: amount.text });
        const { status, body } = await send(`${withBase(site, path)}?${query}`, { site });
        const what = `${path} "${amount.text}"`;
        expectNow(status, what).toBe(200);
        const [field = ''] =
          /<input[^>]*name="amount"[^>]*type="text"[^>]*>|<input[^>]*type="text"[^>]*name="amount"[^>]*>/.exec(body) ??
          [];
        const [, min, max] = /<input[^>]*type="range"[^>]*min="(\d+)" max="(\d+)"/.exec(body) ?? [];
        const bounds = path === calculatorPath ? { min: Number(min), max: Number(max) } : ranges[site];
        const accepted = acceptedAs(amount, bounds);
        const shown = unescaped(/value="([^"]*)"/.exec(field)?.[1] ?? '');
        expectNow(field.includes('aria-invalid="true"'), what).toBe(accepted === undefined);
        if (accepted === undefined) expectNow(shown, what).toBe(amount.text.trim());
        else expectNow(shown.replace(/\D/g, ''), what).toBe(accepted);
      }
    }
  });
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('the simulator is not sent with a refused amount, and is sent with one between two steps', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/'));
  const field = page.locator('#loan-amount-number');
  await expect.poll(async () => (await retypeAmount(field, '300,50')).isInvalid).toBe(true);
  await expect(field).toHaveAccessibleDescription('Escríbelo sin decimales');
  await page.getByRole('button', { name: /Ver ofertas para/ }).click();
  await expect(page).toHaveURL(urlOf('es-ES', '/'));
  await expect(field).toBeFocused();
  await field.fill('304');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/offers\/\?amount=304&/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/para 304\s€/);
});

test('an arrow key moves the slider from an amount between two steps to a whole step', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/'));
  const field = page.locator('#loan-amount-number');
  await expect.poll(async () => (await retypeAmount(field, '304')).sliderValue).toBe(304);
  await page.locator('#loan-amount').press('ArrowRight');
  await expect(field).toHaveValue('310');
});

test('the list of offers keeps the last search while an amount is refused', async ({ page }) => {
  await page.clock.install();
  await page.goto(urlOf('es-ES', '/offers/?amount=500'));
  const field = page.locator('#offers-amount-number');
  await openDetails(field);
  await expect.poll(async () => (await retypeAmount(field, '500,50')).isInvalid).toBe(true);
  await expect(field).toHaveAccessibleDescription('Escríbelo sin decimales');
  // Longer than the time after which a change is searched for.
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\?amount=500$/);
  await typeAmount(field, '600,00 €');
  await expect(page).toHaveURL(/\?amount=600&/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [site, typed, amount] of [
    ['es-ES', '300,00', 300],
    ['es-MX', '500.0', 500],
    ['es-MX', '$2,000.00 MXN', 2000],
    ['uk-UA', '3000,00 грн', 3000],
  ] as const) {
    test(`${site}: an application for "${typed}" is stored for ${amount}`, async ({ page }) => {
      test.slow();
      const applicant = newApplicant(site);
      await openForm(page, applicant);
      await fillAll(page, applicant);
      await formOf(page).locator('input[name="amount"]').fill(typed);
      await sendForm(page, applicant);
      await untilSent(page);
      expect(await applicationsFound(applicant.phone)).toMatchObject([{ amount }]);
    });
  }

  test('es-MX: an application for "500.50" is refused, and its text stays', async ({ page }) => {
    const applicant = newApplicant('es-MX');
    await openForm(page, applicant);
    await fillAll(page, applicant);
    const field = formOf(page).locator('input[name="amount"]');
    await field.fill('500.50');
    await sendForm(page, applicant);
    await expect(field).toHaveValue('500.50');
    await expect(field).toHaveAccessibleDescription('Escribe el monto sin centavos');
    expect(await applicationsFound(applicant.phone)).toEqual([]);
  });
});

test('with JavaScript an application for an amount between two steps is stored for it', async ({ page }) => {
  test.slow();
  const applicant = newApplicant('es-ES', { amount: 304 });
  await apply(page, applicant);
  expect(await applicationsFound(applicant.phone)).toMatchObject([{ amount: 304 }]);
});
