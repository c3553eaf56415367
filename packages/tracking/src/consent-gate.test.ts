import type { ConsentCategory, ConsentChoices } from '@prestafaro/types/tracking-consent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidedGate } from './testing/decided-gate.ts';

const categories: ConsentCategory[] = ['measurement', 'experiments', 'push'];
const port = { name: 'the browser' };

/** The categories in which the gate passes the port on. */
function openCategories(gate: ReturnType<typeof decidedGate<typeof port>>): ConsentCategory[] {
  return categories.filter((category) => gate.through(category, (handed) => handed === port));
}

describe('consent gate', () => {
  test('denies every category before the first decision', () => {
    expect(openCategories(decidedGate(port))).toEqual([]);
  });

  test('opens only the allowed categories', () => {
    const gate = decidedGate(port);
    gate.decide({ measurement: true, push: false });
    expect(openCategories(gate)).toEqual(['measurement']);
  });

  test('closes when consent is withdrawn', () => {
    const gate = decidedGate(port);
    gate.decide({ measurement: true, experiments: true });
    gate.decide({ experiments: true });
    expect(openCategories(gate)).toEqual(['experiments']);
    gate.decide({});
    expect(openCategories(gate)).toEqual([]);
  });

  test('returns the result of `use` when open, and undefined when closed', () => {
    const gate = decidedGate(port);
    expect(gate.through('measurement', () => 'made')).toBeUndefined();
    gate.decide({ measurement: true });
    expect(gate.through('measurement', () => 'made')).toBe('made');
  });

  test('passes the port on for deletion only in a denied category (R16)', () => {
    const gate = decidedGate(port);
    const denied = () =>
      categories.filter((category) => {
        let isHanded = false;
        gate.whenDenied(category, () => {
          isHanded = true;
        });
        return isHanded;
      });
    expect(denied()).toEqual(categories);
    gate.decide({ measurement: true, push: true });
    expect(denied()).toEqual(['experiments']);
  });

  test('treats truthy values other than true as denied', () => {
    const gate = decidedGate(port);
    gate.decide(JSON.parse('{"measurement":"true","experiments":1,"push":{}}'));
    expect(openCategories(gate)).toEqual([]);
  });
});

test('consent gate: follows only the last decision of any sequence', () => {
  const choices: fc.Arbitrary<Partial<ConsentChoices>> = fc.record(
    { measurement: fc.boolean(), experiments: fc.boolean(), push: fc.boolean() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(choices), choices, (earlier, last) => {
      const gate = decidedGate(port);
      for (const decision of [...earlier, last]) gate.decide(decision);
      expect(openCategories(gate)).toEqual(categories.filter((category) => last[category] === true));
    }),
  );
});
