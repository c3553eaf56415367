import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { runningExperiment } from '@/shell/experiment/running-experiment';

const now = new Date('2026-11-24T12:00:00Z');
const spain = siteOfLocale('es-ES');
const settings = {
  experimentCode: '0300.1',
  experimentState: 'running',
  experimentPercentB: 30,
  experimentStartsAt: '2026-11-20T00:00:00.000Z',
  experimentEndsAt: '2026-11-30T00:00:00.000Z',
} as const;

describe('runningExperiment', () => {
  it('returns the experiment with its share and its dates in seconds', () => {
    expect(runningExperiment(settings, spain, now)).toEqual({
      id: '0300.1',
      percentB: 30,
      from: Date.UTC(2026, 10, 20) / 1000,
      until: Date.UTC(2026, 10, 30) / 1000,
    });
  });

  it('returns one that has not begun, because the page is stored until it begins', () => {
    expect(runningExperiment({ ...settings, experimentStartsAt: '2026-11-25T00:00:00.000Z' }, spain, now)?.id).toBe(
      '0300.1',
    );
  });

  it('runs without dates from now on for ever', () => {
    const open = runningExperiment({ ...settings, experimentStartsAt: null, experimentEndsAt: null }, spain, now);
    expect(open?.from).toBe(0);
    expect(open?.until).toBeGreaterThan(Date.UTC(2100, 0) / 1000);
  });

  it.each([
    ['a draft', { experimentState: 'draft' as const }],
    ['a stopped one', { experimentState: 'stopped' as const }],
    ['one without a state', { experimentState: null }],
    ['one that has ended', { experimentEndsAt: '2026-11-24T12:00:00.000Z' }],
    ['one of another country', { experimentCode: '0298.1' }],
    ['one that the code does not know', { experimentCode: '0300.9' }],
    ['no code', { experimentCode: null }],
  ])('leaves out %s', (_, change) => {
    expect(runningExperiment({ ...settings, ...change }, spain, now)).toBeUndefined();
  });
});
