import { loadCountryRules } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { type WrittenField, writeField } from '@/features/application/write-field';

const steps = [
  {
    questions: (['phone', 'document', 'account', 'firstName'] as const).map((name) => ({
      name,
      control: name === 'firstName' ? ('line' as const) : name,
    })),
  },
] as unknown as Parameters<typeof writeField>[1];
const loadRules = () => loadCountryRules('ES');

/** A field with the caret at its end, of a page whose focus is in it or elsewhere. */
function field(name: string, value: string, focus: 'here' | 'elsewhere', caret = value.length): WrittenField {
  const made = { name, value, selectionStart: caret, selectionEnd: caret, form: null, ownerDocument: {} };
  made.ownerDocument = { activeElement: focus === 'here' ? made : null };
  return made as unknown as WrittenField;
}

const shownIn = async (given: WrittenField, rules: Parameters<typeof writeField>[2] = loadRules) => {
  await writeField(given, steps, rules);
  return given.value;
};

describe('a field that the visitor has left', () => {
  it.each([
    ['phone', '0034612345678', '612 34 56 78'],
    ['document', '12.345.678-z', '12345678Z'],
    ['account', 'ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
    ['phone', '612 34 56', '612 34 56'],
    ['firstName', ' ana ', ' ana '],
  ])('%s: %s is shown as %s', async (name, typed, shown) => {
    expect(await shownIn(field(name, typed, 'elsewhere'))).toBe(shown);
  });
});

describe('a field with the focus', () => {
  it('is written with the caret at its end, as after pasting', async () => {
    expect(await shownIn(field('phone', '+34612345678', 'here'))).toBe('612 34 56 78');
  });

  it('stays as it is with the caret inside, which would jump', async () => {
    expect(await shownIn(field('phone', '+34612345678', 'here', 3))).toBe('+34612345678');
  });

  it('stays as it is if somebody has typed on while the rules were loading', async () => {
    const given = field('phone', '612345678', 'here');
    const typing = async () => {
      given.value += '9';
      return loadRules();
    };
    expect(await shownIn(given, typing)).toBe('6123456789');
  });

  it('stays as it is without the rules of the country', async () => {
    expect(await shownIn(field('phone', '+34612345678', 'elsewhere'), async () => undefined)).toBe('+34612345678');
  });
});
