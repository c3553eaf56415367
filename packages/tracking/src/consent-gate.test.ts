import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConsentCategory, type ConsentChoices, createConsentGate } from './consent-gate.ts';

const categories: ConsentCategory[] = ['measurement', 'experiments', 'marketing'];
const port = { name: 'the browser' };

/** The categories in which the port is handed out. */
function openCategories(gate: ReturnType<typeof createConsentGate<typeof port>>): ConsentCategory[] {
  return categories.filter((category) => gate.through(category, (handed) => handed === port));
}

describe('the gate', () => {
  test('is closed until somebody decides', () => {
    expect(openCategories(createConsentGate(port))).toEqual([]);
  });

  test('opens only what is allowed', () => {
    const gate = createConsentGate(port);
    gate.decide({ measurement: true, marketing: false });
    expect(openCategories(gate)).toEqual(['measurement']);
  });

  test('closes again when consent is taken back', () => {
    const gate = createConsentGate(port);
    gate.decide({ measurement: true, experiments: true });
    gate.decide({ experiments: true });
    expect(openCategories(gate)).toEqual(['experiments']);
    gate.decide({});
    expect(openCategories(gate)).toEqual([]);
  });

  test('gives back what was made of the port, and nothing when closed', () => {
    const gate = createConsentGate(port);
    expect(gate.through('measurement', () => 'made')).toBeUndefined();
    gate.decide({ measurement: true });
    expect(gate.through('measurement', () => 'made')).toBe('made');
  });

  test('is not opened by something that is merely like true', () => {
    const gate = createConsentGate(port);
    gate.decide(JSON.parse('{"measurement":"true","experiments":1,"marketing":{}}'));
    expect(openCategories(gate)).toEqual([]);
  });

  test('does not follow an object that is changed after the decision', () => {
    const gate = createConsentGate(port);
    const choices: { measurement?: boolean } = {};
    gate.decide(choices);
    choices.measurement = true;
    expect(openCategories(gate)).toEqual([]);
  });
});

test('only the last decision counts, whatever came before', () => {
  const choices: fc.Arbitrary<ConsentChoices> = fc.record(
    { measurement: fc.boolean(), experiments: fc.boolean(), marketing: fc.boolean() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(choices), choices, (earlier, last) => {
      const gate = createConsentGate(port);
      for (const decision of [...earlier, last]) gate.decide(decision);
      expect(openCategories(gate)).toEqual(categories.filter((category) => last[category] === true));
    }),
  );
});
