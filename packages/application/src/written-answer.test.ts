import { countryOf } from '@prestafaro/countries';
import { type CountryCode, countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { context, goodAnswers, longForm } from './form.fixture.ts';
import { hasWriting, writtenAnswers } from './written-answer.ts';

const questionsOf = (country: CountryCode) => longForm(country).steps.flatMap(({ questions }) => questions);
const writtenOf = (country: CountryCode, answers: Readonly<Record<string, string>>) =>
  writtenAnswers(countryOf(country), questionsOf(country), answers);

describe('an answer as its country writes it', () => {
  it.each([
    ['ES', { phone: '0034612345678' }, { phone: '612 34 56 78' }],
    ['ES', { phone: '+34 (612) 345.678' }, { phone: '612 34 56 78' }],
    ['ES', { phone: '６１２３４５６７８' }, { phone: '612 34 56 78' }],
    ['ES', { document: ' 12.345.678-z ' }, { document: '12345678Z' }],
    ['ES', { account: 'es91-2100\u00a00418.4502\u202f0005 1332' }, { account: 'ES91 2100 0418 4502 0005 1332' }],
    ['ES', { account: 'IBAN: ES9121000418450200051332' }, { account: 'ES91 2100 0418 4502 0005 1332' }],
    ['MX', { phone: '+52 1 55 1234 5678' }, { phone: '55 1234 5678' }],
    ['MX', { account: '032-180-000118359719' }, { account: '032 180 00011835971 9' }],
    ['PL', { account: '61 10901014 0000 0712 1981 2874' }, { account: 'PL61 1090 1014 0000 0712 1981 2874' }],
    ['MY', { document: '770305021234' }, { document: '770305-02-1234' }],
    ['PH', { accountKind: 'e-wallet', account: '+639171234567' }, { account: '0917 123 4567' }],
    ['PH', { documentKind: 'philsys', document: '1234567890123456' }, { document: '1234-5678-9012-3456' }],
    ['KZ', { phone: '77012345678' }, { phone: '8 (701) 234 56 78' }],
    ['UA', { documentKind: 'passport', document: 'KM 123456' }, { document: 'КМ123456' }],
  ] as const)('%s: %o is %o', (country, typed, written) => {
    expect(writtenOf(country, typed)).toEqual(written);
  });

  it.each([
    ['ES', { phone: '612 34 56' }],
    ['ES', { phone: '+33 6 12 34 56 78' }],
    ['ES', { document: '12345678A' }],
    ['ES', { account: 'ES00 2100 0418 4502 0005 1332' }],
    ['PH', { document: '1234567890123456' }],
    ['ES', { phone: '', document: ' ', firstName: 'ana', monthlyIncome: '1200' }],
  ] as const)('%s: %o stays as it is typed, because it is refused or has no writing', (country, typed) => {
    expect(writtenOf(country, typed)).toEqual({});
  });
});

describe.each(countryCodes)('the written answers of %s', (country) => {
  it('are read as the same application', () => {
    const typed = goodAnswers(country);
    const read = (answers: Readonly<Record<string, string>>) =>
      checkAnswers(country, longForm(country), answers, context);
    const written = writtenOf(country, typed);
    expect(Object.keys(written).sort()).toEqual(['account', 'document', 'phone']);
    expect(read({ ...typed, ...written })).toEqual(read(typed));
    expect(read(typed).ok).toBe(true);
  });

  it('stay the same if they are written again, so a form that is sent twice has the same content', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(separators, (between) => {
        const typed = Object.fromEntries(
          Object.entries(goodAnswers(country)).map(([name, text]) => [
            name,
            questionsOf(country).some((question) => question.name === name && hasWriting(question))
              ? [...text].map((sign, place) => sign + (between[place] ?? '')).join('')
              : text,
          ]),
        );
        const once = writtenOf(country, typed);
        expect(Object.keys(once)).toHaveLength(3);
        expect(writtenOf(country, { ...typed, ...once })).toEqual(once);
        expect(once).toEqual(writtenOf(country, goodAnswers(country)));
      }),
      { numRuns: 50 },
    );
  });
});
