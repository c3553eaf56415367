import type { Page } from '@playwright/test';

/** What a page says of one offer. A fact that the page does not state is missing. */
export interface StatedFacts {
  readonly total?: string;
  readonly apr?: string;
  readonly open?: boolean;
  readonly fits?: boolean;
}

/** What a page says of its offers, by name, in the order of the page. */
export type StatedOffers = ReadonlyMap<string, StatedFacts>;

const unknown = 'Consultar con la entidad';
const money = `${unknown}|[\\d ]+(?:,\\d+)? €`;
const percent = `${unknown}|[\\d ]+(?:,\\d+)? %`;

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
const find = (text: string, before: string, figure: string) =>
  new RegExp(`${before} ?(${figure})`).exec(text)?.[1]?.trim();

/** The Spanish cards of a page, in a list or a preview. */
export async function cardsOf(page: Page): Promise<StatedOffers> {
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .filter({ hasText: /Devuelves (en total|por)/ });
  const stated = await cards.evaluateAll((items) =>
    items.map((item) => ({ name: item.querySelector('h2, h3')?.textContent ?? '', text: item.textContent ?? '' })),
  );
  return new Map(stated.map(({ name, text }) => [plain(name), factsOf(plain(text))]));
}

function factsOf(text: string): StatedFacts {
  return {
    // An offer that does not lend the loan names another one: «Devuelves por 600 € a 91 días».
    total: find(text, 'Devuelves (?:en total|por [^,]*? (?:días|meses))', money),
    apr: find(text, 'TAE', percent),
    open: text.includes('Abierta a solicitudes'),
    fits: text.includes('No encaja con tus') ? false : text.includes('Encaja con tus') ? true : undefined,
  };
}

/** The Spanish table of all offers: one row for each. */
export async function rowsOf(page: Page): Promise<StatedOffers> {
  const rows = await tableOf(page);
  const [heads = [], ...body] = rows;
  const at = (label: string) => heads.indexOf(label);
  return new Map(
    body.map((cells) => [
      cells[0] ?? '',
      { total: figure(cells[at('Devuelves en total')], money), apr: figure(cells[at('TAE')], percent) },
    ]),
  );
}

/** The Spanish comparison side by side: one column for each offer. */
export async function columnsOf(page: Page): Promise<StatedOffers> {
  const [heads = [], ...body] = await tableOf(page);
  const row = (label: string) => body.find(([head = '']) => head.startsWith(label)) ?? [];
  return new Map(
    heads
      .slice(1)
      .map((name, index) => [
        name,
        { total: figure(row('Devuelves en total')[index + 1], money), apr: figure(row('TAE')[index + 1], percent) },
      ]),
  );
}

const figure = (cell = '', kind: string) => find(cell, '^', kind);

/** The cells of the only table of offers. The name of an offer is the first text of its cell, before its labels. */
async function tableOf(page: Page): Promise<string[][]> {
  const rows = await page
    .getByRole('table')
    .filter({ hasText: 'Devuelves en total' })
    .locator('tr')
    .evaluateAll((found) =>
      found.map((row) =>
        [...row.children].map(
          (cell) => cell.querySelector('label, thead th > span > span')?.textContent ?? cell.textContent ?? '',
        ),
      ),
    );
  return rows.map((cells) => cells.map(plain));
}
