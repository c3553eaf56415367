import { describe, expect, it } from 'vitest';
import { experimentProblems } from './experiment-problems';

const spain = { locale: 'es-ES' };
const running = { experimentCode: '0300.1', experimentState: 'running', experimentPercentB: 50 };
const fieldsOf = (draft: object, site = spain) => experimentProblems(draft, site).map(({ path }) => path.join());

describe('experimentProblems', () => {
  it.each([
    ['no experiment', {}],
    ['an experiment of the country', running],
    ['a draft without a share', { experimentCode: '0300.1', experimentState: 'draft' }],
    ['0 % in arm B', { ...running, experimentPercentB: 0 }],
    [
      'an end after the beginning',
      { ...running, experimentStartsAt: '2026-11-01T00:00:00Z', experimentEndsAt: '2026-12-01T00:00:00Z' },
    ],
  ])('accepts %s', (_, draft) => {
    expect(experimentProblems(draft, spain)).toEqual([]);
  });

  it.each([
    ['an experiment of another country', { ...running, experimentCode: '0298.1' }, 'experimentCode'],
    ['a code that does not exist', { ...running, experimentCode: '0300.2' }, 'experimentCode'],
    ['a running experiment without a code', { ...running, experimentCode: null }, 'experimentCode'],
    ['a running experiment without a share', { ...running, experimentPercentB: null }, 'experimentPercentB'],
    [
      'an end before the beginning',
      { ...running, experimentStartsAt: '2026-12-01T00:00:00Z', experimentEndsAt: '2026-11-01T00:00:00Z' },
      'experimentEndsAt',
    ],
    [
      'an end at the beginning',
      { ...running, experimentStartsAt: new Date(0), experimentEndsAt: new Date(0) },
      'experimentEndsAt',
    ],
  ])('refuses %s beside its field', (_, draft, field) => {
    expect(fieldsOf(draft)).toEqual([field]);
  });

  it('names the experiments that the country has', () => {
    const message = (locale: string) =>
      experimentProblems({ ...running, experimentCode: '9999.9' }, { locale })[0]?.message;
    expect(message('es-ES')).toBe(
      '«Experimento» tiene “9999.9”, que no es un experimento de este país. Escribe 0300.1.',
    );
    expect(message('uk-UA')).toBe(
      '«Experimento» tiene “9999.9”, que no es un experimento de este país. Este país no tiene ninguno: deja el campo vacío.',
    );
  });
});
