import { expect, it } from 'vitest';
import { sharedTerms } from '@/shell/words/shared-terms';

it('sharedTerms: a rare common term counts more than one that every text has', () => {
  const others = ['Préstamo para autónomos', 'Préstamo para estudiantes', 'Préstamo para una mudanza'];
  const [freelance = 0, students = 0] = sharedTerms('Préstamos con nómina de autónomo', others);
  expect(freelance).toBeGreaterThan(students);
  expect(students).toBeGreaterThan(0);
});

it('sharedTerms: accents, capitals and endings make no difference, short words and other texts share nothing', () => {
  expect(sharedTerms('NOMINA', ['la nómina', 'a la de un', ''])).toEqual([Math.log(4), 0, 0]);
});

it('sharedTerms: of two texts with the same common term the shorter one is nearer', () => {
  const [short = 0, long = 0] = sharedTerms('embargo', ['Embargo', 'Embargo de cuentas, salarios y coches']);
  expect(short).toBeGreaterThan(long);
});
