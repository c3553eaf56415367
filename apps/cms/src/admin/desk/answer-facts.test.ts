import type { ReadableAnswers } from '@prestafaro/application';
import { expect, test } from 'vitest';
import { answerFacts } from './answer-facts';

const answers: ReadableAnswers = {
  ...{ amount: 1500, days: 91, purpose: 'car', firstName: 'Ana', lastName: 'López', birthDate: '1990-05-17' },
  ...{ email: 'ana@example.com', employment: null, monthlyIncome: 0, inDefaultRegister: false, hasBankAccount: true },
  ...{ phoneMasked: '+34 ••• ••• 678', documentKind: 'nie', documentMasked: '•••• 67L' },
  ...{ accountKind: null, accountMasked: null },
};

test('answerFacts: shows the person, and encrypted answers by their masks with the label of their kind', () => {
  expect(answerFacts('person', answers, 'es-ES')).toEqual([
    ['Nombre', 'Ana'],
    ['Apellidos', 'López'],
    ['Fecha de nacimiento', '17 de mayo de 1990'],
    ['Teléfono', '+34 ••• ••• 678'],
    ['Correo', 'ana@example.com'],
    ['NIE', '•••• 67L'],
    ['Cuenta', '—'],
  ]);
});

test('answerFacts: shows money, days, choices and yes or no in Spanish, and a dash for a missing answer', () => {
  expect(answerFacts('loan', answers, 'es-ES')).toEqual([
    ['Importe', '1\u00A0500\u00A0€'],
    ['Plazo', '91 días'],
    ['Finalidad', 'Coche'],
    ['Situación laboral', '—'],
    ['Ingresos al mes', '0\u00A0€'],
    ['En un registro de morosos', 'No'],
    ['Tiene cuenta', 'Sí'],
  ]);
});
