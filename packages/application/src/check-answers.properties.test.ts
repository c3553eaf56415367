import { addDays, countryOf } from '@prestafaro/countries';
import { countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationForm, type FormOptions } from './application-form.ts';
import { checkAnswers } from './check-answers.ts';
import { checkStep } from './check-step.ts';
import { context, goodAnswers } from './form.fixture.ts';

const country = fc.constantFrom(...countryCodes);

const options: fc.Arbitrary<FormOptions> = fc.record({
  form: fc.constantFrom('application', 'reg', 'reg2'),
  version: fc.constantFrom(null, 2, 3),
  arm: fc.constantFrom(null, '0298.1-B'),
  isIdentityAsked: fc.boolean(),
});

const text = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'binary', size: 'medium' }) },
  { weight: 2, arbitrary: fc.stringMatching(/^[-+ .,0-9]{0,20}$/) },
  { weight: 1, arbitrary: fc.constantFrom('', 'yes', 'no', 'e-wallet', 'passport', '2008-11-20', 'toString') },
);

/** The good answers of a country with some of them, of whichever country, replaced by anything. */
const typed = country.chain((code) => {
  const names = [...new Set(countryCodes.flatMap((each) => Object.keys(goodAnswers(each))))];
  const change = fc.tuple(fc.constantFrom(...names), text);
  return fc
    .array(change, { maxLength: 4 })
    .map((changes) => ({ code, answers: { ...goodAnswers(code), ...Object.fromEntries(changes) } }));
});

test('checkAnswers: never throws, and gives faults of questions of the form in the form’s order, for any texts', () => {
  fc.assert(
    fc.property(country, options, fc.dictionary(fc.string(), text), typed, (code, chosen, anything, nearlyGood) => {
      for (const [place, answers] of [
        [code, anything],
        [nearlyGood.code, nearlyGood.answers],
      ] as const) {
        const form = applicationForm(place, chosen);
        const checked = checkAnswers(place, form, answers, context);
        const faulty = checked.ok ? [] : checked.faults.map(({ field }) => field);
        const asked = form.steps.flatMap(({ questions }) => questions.map(({ name }) => name));
        expect(faulty).toEqual(asked.filter((name) => faulty.includes(name)));
        expect(checked.ok).toBe(faulty.length === 0);
      }
    }),
  );
});

test('checkStep: finds in all steps together the faults that checkAnswers finds', () => {
  fc.assert(
    fc.property(typed, options, ({ code, answers }, chosen) => {
      const form = applicationForm(code, chosen);
      const checked = checkAnswers(code, form, answers, context);
      const byStep = form.steps.flatMap((step) => checkStep(countryOf(code), step, answers, context));
      expect(byStep).toEqual(checked.ok ? [] : checked.faults);
    }),
  );
});

test('checkAnswers: accepts no one under age, no loan beyond the limits, and no control characters', () => {
  const days = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(typed, options, days, ({ code, answers }, chosen, shift) => {
      const today = addDays(context.today, shift);
      const checked = checkAnswers(code, applicationForm(code, chosen), answers, { ...context, today });
      if (!checked.ok) return;
      const { age, amount, days: term, ...others } = checked.answers;
      expect(age).toBeGreaterThanOrEqual(18);
      expect([amount >= 100, amount <= 10_000_000, term >= 91, term <= 120]).toEqual([true, true, true, true]);
      expect(Object.values(others).join()).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test('checkAnswers: accepts its own normalised answers as the same application', () => {
  fc.assert(
    fc.property(country, options, (code, chosen) => {
      const form = applicationForm(code, chosen);
      const first = checkAnswers(code, form, goodAnswers(code), context);
      if (!first.ok) expect.fail(JSON.stringify(first.faults));
      const { phone, email, firstName, lastName, document, account } = first.answers;
      const again = {
        ...goodAnswers(code),
        ...{ phone, email, firstName, lastName },
        ...(document && { document: document.number }),
        ...(account && { account: account.number }),
      };
      expect(checkAnswers(code, form, again, context)).toEqual(first);
    }),
  );
});
