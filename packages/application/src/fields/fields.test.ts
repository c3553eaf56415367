import { countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { applicationFields, fieldQuestions } from './fields.ts';

const isAskedSomewhere = (name: string) =>
  fieldQuestions.some((each) => each.name === name && countryCodes.some((country) => each.question.ask(country)));

describe.each(applicationFields)('the field $name', ({ name, questions, isNeeded, storage, desk }) => {
  test('is asked by some country, with each of its questions', () => {
    expect(Object.keys(questions)).toContain(name);
    expect(Object.keys(questions).filter((question) => !isAskedSomewhere(question))).toEqual([]);
  });

  test('is required by every country if no application is without it', () => {
    for (const country of countryCodes) {
      const asked = questions[name]?.ask(country);
      if (isNeeded) expect(asked?.isRequired, country).toBe(true);
    }
  });

  test('has a Spanish label on the desk and a heading in an export', () => {
    const parts = storage.protection === 'encrypted' ? storage.exported.map(({ heading }) => heading) : [desk.label];
    expect([desk.label, ...parts].filter((text) => text.trim() === '')).toEqual([]);
    expect(parts.length).toBeGreaterThan(0);
  });

  test('has a column that fits the format of the desk', () => {
    if (storage.protection === 'encrypted') return expect(desk.format).toBe('text');
    const { type, maxLength } = storage.column;
    if (type === 'string') expect(maxLength).toBeGreaterThan(0);
    const formats: Record<typeof type, string[]> = {
      integer: ['number', 'money', 'days'],
      boolean: ['yes-no'],
      date: ['date'],
      string: ['text', 'labels'],
    };
    expect(formats[type]).toContain(typeof desk.format === 'string' ? desk.format : 'labels');
  });

  test('has a label for every option and a column in which each option fits', () => {
    if (storage.protection === 'encrypted' || typeof desk.format === 'string') return;
    const options = countryCodes.flatMap((country) => questions[name]?.ask(country)?.options ?? []);
    expect(Object.keys(desk.format.labels)).toEqual(expect.arrayContaining(options));
    for (const option of options) expect(option.length).toBeLessThanOrEqual(storage.column.maxLength ?? 0);
  });
});

test('the names of fields, their questions and their headings in an export are unique', () => {
  const headings = applicationFields.flatMap(({ storage, desk }) =>
    storage.protection === 'encrypted'
      ? [storage.kind?.exportHeading, ...storage.exported.map(({ heading }) => heading)].filter(Boolean)
      : [desk.exportHeading ?? desk.label],
  );
  for (const names of [applicationFields.map(({ name }) => name), fieldQuestions.map(({ name }) => name), headings]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

test('documents, accounts and telephone numbers are encrypted (R28)', () => {
  const encrypted = applicationFields.filter(({ storage }) => storage.protection === 'encrypted');
  expect(encrypted.map(({ name }) => name)).toEqual(['phone', 'document', 'account']);
});

test('a question that the visitor’s device must not keep belongs to an encrypted field', () => {
  const secret = fieldQuestions.filter(({ question }) =>
    countryCodes.some((country) => question.ask(country)?.isSecret),
  );
  expect(secret.map(({ field }) => field.storage.protection)).toEqual(secret.map(() => 'encrypted'));
});
