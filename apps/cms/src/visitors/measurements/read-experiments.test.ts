import { expect, test } from 'vitest';
import { compareArms } from '../experiments/compare-arms';
import type { ExperimentReport } from '../experiments/experiment-report';
import { sentenceOf } from './experiment-row-sentence';
import { experimentRow } from './read-experiments';

const reportOf = (appliedA: number, appliedB: number, change: Partial<ExperimentReport> = {}): ExperimentReport => ({
  ...{ code: '0300.1', percentB: 50, since: '2026-03-01T00:00:00.000Z', ratio: 'balanced' },
  seen: { a: 1000, b: 1000 },
  applications: { a: appliedA, b: appliedB },
  measured: { a: appliedA, b: appliedB },
  comparison: compareArms({ seen: 1000, applied: appliedA }, { seen: 1000, applied: appliedB }, 50),
  ...change,
});

test('experimentRow: shows the numbers of an experiment, and its sentence names the better arm', () => {
  const row = experimentRow('es-ES', reportOf(100, 150));
  expect(row).toMatchObject({ siteName: 'España · español', seen: { a: 1000, b: 1000 }, applied: { a: 100, b: 150 } });
  expect(sentenceOf(row)).toMatch(/^La variante B consigue más solicitudes/);
});

test('experimentRow: gives no rate from which a number of fewer than five persons follows', () => {
  const row = experimentRow('es-ES', reportOf(3, 150));
  expect(row).toMatchObject({ applied: { a: '<5', b: 150 }, comparison: null });
  expect(sentenceOf(row)).toContain('muy pocas personas');
});

test('sentenceOf: warns of shares that do not hold, whatever the result is', () => {
  const row = experimentRow('es-ES', reportOf(100, 150, { ratio: 'skewed', comparison: null }));
  expect(sentenceOf(row)).toContain('El reparto no es el que está puesto');
});
