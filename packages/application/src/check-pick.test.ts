import { countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { checkPick } from './check-pick.ts';
import { context, goodAnswers } from './form.fixture.ts';

describe('checkPick', () => {
  test.each(countryCodes)('%s: reads document and account in the form in which they are stored', (country) => {
    const check = checkPick(country, ['document', 'account'], goodAnswers(country), context);
    expect(check).toMatchObject({
      ok: true,
      answers: { document: { number: expect.any(String) }, account: { number: expect.any(String) } },
    });
  });

  test('reads only the parts that are asked', () => {
    expect(checkPick('ES', ['document'], goodAnswers('ES'), context)).toEqual({
      ok: true,
      answers: { document: { kind: 'dni', number: '12345678Z' } },
    });
    expect(checkPick('ES', [], goodAnswers('ES'), context)).toEqual({ ok: true, answers: {} });
  });

  test.each(countryCodes)('%s: refuses a part that is left out', (country) => {
    const check = checkPick(country, ['document', 'account'], {}, context);
    expect(check).toMatchObject({ ok: false });
    const faults = check.ok ? [] : check.faults;
    expect(faults).toContainEqual({ field: 'document', code: 'missing' });
    expect(faults).toContainEqual({ field: 'account', code: 'missing' });
  });

  test('refuses a document of a person with another date of birth', () => {
    const typed = { ...goodAnswers('PL'), birthDate: '1950-01-01' };
    expect(checkPick('PL', ['document'], typed, context)).toEqual({
      ok: false,
      faults: [{ field: 'document', code: 'other-birth-date' }],
    });
  });
});
