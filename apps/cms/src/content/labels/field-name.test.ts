import { expect, test } from 'vitest';
import { fieldName, problemsIn } from './field-name';

const entry = { fields: { simulator: { label: 'Simulador', help: 'Límites de los controles.' } } };

test('fieldName: puts the label of the field between Spanish quotation marks', () => {
  expect(fieldName(entry, 'simulator')).toBe('«Simulador»');
});

test('problemsIn: names the field in each problem, and returns no sentence for no problem', () => {
  const problems = [
    { path: ['min'], message: 'falta el mínimo.' },
    { path: [], message: 'falta el máximo.' },
  ];
  expect(problemsIn(entry, 'simulator', problems)).toEqual([
    { path: ['simulator', 'min'], message: 'En «Simulador», falta el mínimo.' },
    { path: ['simulator'], message: 'En «Simulador», falta el máximo.' },
  ]);
  expect(problemsIn(entry, 'simulator', [])).toEqual([]);
});
