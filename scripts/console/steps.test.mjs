import { describe, expect, test } from 'vitest';
import { createSteps, formatDuration } from './steps.mjs';

describe('durations', () => {
  test.each([
    [40, '0.0 s'],
    [1234, '1.2 s'],
    [12_300, '12 s'],
    [65_000, '1 min 5 s'],
    [119_900, '2 min 0 s'],
  ])('%d ms reads %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});

describe('a step', () => {
  const printed = () => {
    let text = '';
    let time = 0;
    const steps = createSteps({ write: (part) => (text += part), now: () => (time += 500), isTerminal: false });
    return { steps, text: () => text };
  };

  test('prints its name, its time and its detail, and hands its result on', async () => {
    const { steps, text } = printed();
    const result = await steps.run('Packages', async (note) => {
      note('up to date');
      return 7;
    });
    expect(result).toBe(7);
    expect(text()).toBe(`  ✓ ${'Packages'.padEnd(26)}    0.5 s  up to date\n`);
  });

  test('that runs beside another leaves the other one on the terminal', async () => {
    let text = '';
    const steps = createSteps({ write: (part) => (text += part), now: () => 0, isTerminal: true });
    let finish = () => {};
    const slow = steps.run('CMS', () => new Promise((resolve) => (finish = resolve)));
    await steps.run('Web app', async () => {});
    expect(text).toMatch(/… CMS, Web app.*✓ Web app.*\n {2}… CMS$/s);
    finish();
    await slow;
    expect(text).toMatch(/✓ CMS.*\n$/);
  });

  test('that fails is marked and passes its error on', async () => {
    const { steps, text } = printed();
    await expect(steps.run('CMS', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(text()).toMatch(/^ {2}✗ CMS/);
  });
});
