import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '@/cms/search-documents';
import { makeSearchIndex } from '@/features/search/search-index';

const document = (documentId: string, parts: Partial<SearchDocument>): SearchDocument => ({
  documentId,
  kind: 'article',
  title: '',
  description: '',
  text: '',
  ...parts,
});

const idsOf = async (documents: readonly SearchDocument[], query: string) => {
  const index = await makeSearchIndex(documents);
  return index.find(query).map(({ documentId }) => documentId);
};

describe('what is found', () => {
  const documents = [
    document('loans', { title: 'Préstamos personales' }),
    document('credit', { title: 'Crédito rápido' }),
    document('year', { title: 'El año fiscal' }),
    document('polish', { title: 'Pożyczka w Łodzi' }),
    document('vietnamese', { title: 'Vay tiền đồng' }),
    document('ukrainian', { title: 'Твій кредит' }),
  ];
  test.each([
    ['a typing mistake', 'prestmos', ['loans']],
    ['a missing accent', 'credito', ['credit']],
    ['an accent too many', 'préstámos', ['loans']],
    ['the beginning of a word', 'pers', ['loans']],
    ['capital letters', 'CRÉDITO', ['credit']],
    ['Polish without its letters', 'lodzi', ['polish']],
    ['Vietnamese without its letters', 'tien dong', ['vietnamese']],
    ['letters of full width', 'ｃｒｅｄｉｔｏ', ['credit']],
    ['Cyrillic', 'кредит', ['ukrainian']],
    ['a letter of its own is no accent', 'ano', []],
    ['no word at all', '… ¿?', []],
    ['a name of JavaScript', 'constructor __proto__', []],
  ])('%s', async (_, query, ids) => {
    expect(await idsOf(documents, query)).toEqual(ids);
  });

  test('a word of two letters is itself and not the beginning of others, and only the one at the end may be a beginning', async () => {
    const index = await makeSearchIndex([
      document('rate', { title: 'El tipo de interés' }),
      document('short', { title: 'El ti' }),
    ]);
    const ids = (query: string) => index.find(query).map(({ documentId }) => documentId);
    expect(ids('ti')).toEqual(['short']);
    expect(ids('tip')).toEqual(['rate']);
    expect(ids('tipo inte')).toEqual(['rate']);
    expect(ids('int tipo')).toEqual(['rate']);
  });

  test('similar words are found only if the words themselves are in no document together', async () => {
    const documents = [document('same', { title: 'Tarjeta' }), document('similar', { title: 'Tarjete' })];
    expect(await idsOf(documents, 'tarjeta')).toEqual(['same']);
    expect((await idsOf(documents, 'tarjetz')).sort()).toEqual(['same', 'similar']);
  });

  test('tells the words of the document that the query means, for the marks', async () => {
    const index = await makeSearchIndex(documents);
    expect(index.find('prestmos')[0]?.words).toEqual(['prestamos']);
  });
});

describe('stop words', () => {
  const stopWords = ['me', 'de', 'sobre', 'él'];
  const documents = [
    document('many', { title: 'Un préstamo de un banco', text: 'darme' }),
    document('meant', { title: 'Dejar de recibir publicidad', text: 'darme de baja' }),
  ];
  const ids = async (query: string) =>
    (await makeSearchIndex(documents, stopWords)).find(query).map(({ documentId }) => documentId);

  test('are not looked for', async () => {
    expect(await ids('de baja')).toEqual(['meant']);
    expect(await ids('sobre préstamo')).toEqual(['many']);
  });

  test('are looked for in a query that has nothing else', async () => {
    expect((await ids('de')).sort()).toEqual(['many', 'meant']);
  });

  test('a document with less than half of the other words is not found', async () => {
    expect(await ids('baja imposible')).toEqual(['meant']);
    expect(await ids('baja imposible nunca')).toEqual([]);
  });
});

describe('synonyms', () => {
  const documents = [
    document('article', { title: 'Baja laboral y baja médica', text: 'darme de baja' }),
    { ...document('page', { title: 'Dejar de recibir publicidad' }), synonyms: ['darme de baja', 'baja'] },
  ];
  const first = async (query: string) => (await makeSearchIndex(documents, ['de'])).find(query)[0]?.documentId;

  test.each(['darme de baja', 'DARME BAJA', 'baja', 'dárme de baj'])('«%s» leads to the page first', async (query) => {
    expect(await first(query)).toBe('page');
  });

  test('a longer query about something else leads to what says it', async () => {
    expect(await first('baja laboral')).toBe('article');
  });
});

describe('the order', () => {
  test('a title counts more than a description, and that more than the text', async () => {
    const documents = [
      document('text', { title: 'Uno', description: 'dos', text: 'asnef' }),
      document('description', { title: 'Uno', description: 'asnef', text: 'dos' }),
      document('title', { title: 'asnef', description: 'uno', text: 'dos' }),
    ];
    expect(await idsOf(documents, 'asnef')).toEqual(['title', 'description', 'text']);
  });

  test('the word itself comes before a longer word and before a similar one', async () => {
    const documents = [
      document('similar', { title: 'Tarjetas' }),
      document('longer', { title: 'Tarjetitas' }),
      document('same', { title: 'Tarjeta' }),
    ];
    expect((await idsOf(documents, 'tarjeta'))[0]).toBe('same');
  });

  test('only documents with all words are found; those with some, if none has all', async () => {
    const documents = [document('both', { title: 'Crédito urgente' }), document('one', { title: 'Crédito' })];
    expect(await idsOf(documents, 'credito urgente')).toEqual(['both']);
    expect(await idsOf(documents, 'credito imposible')).toEqual(['one', 'both']);
  });
});

// A search may take 50 ms at this size. The times are printed and not compared, because other load on the machine changes them.
test('finds the right one among 5 000 documents', async ({ annotate }) => {
  const syllables = ['ca', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su', 'ta', 've'];
  const word = (number: number) =>
    [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144) % 12, Math.floor(number / 1728) % 12]
      .map((digit) => syllables[digit])
      .join('');
  const documents = Array.from({ length: 5000 }, (_, number) =>
    document(String(number), {
      title: `Préstamo ${word(number)} número ${number}`,
      description: `Descripción de ${word(number * 7)}`,
      text: Array.from({ length: 150 }, (_unused, place) => word(number * 31 + place * 17)).join(' '),
    }),
  );
  const index = await makeSearchIndex(documents);
  for (const number of [0, 1234, 4999]) {
    const query = `${word(number)} ${number}`;
    const startedAt = performance.now();
    const [best] = index.find(query);
    await annotate(`found in ${(performance.now() - startedAt).toFixed(1)} ms`);
    expect(best?.documentId).toBe(String(number));
  }
  const startedAt = performance.now();
  expect(index.find('prestmo').length).toBe(5000);
  await annotate(`all of them found in ${(performance.now() - startedAt).toFixed(1)} ms`);
}, 60_000);
