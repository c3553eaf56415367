import { applicationFields, type ReadableAnswers, readableColumns } from '@prestafaro/application';
import { expect, test } from 'vitest';
import { answerFacts } from './answer-facts';

const unanswered = Object.fromEntries(readableColumns.map((column) => [column, null])) as unknown as ReadableAnswers;

const factsOf = (panel: 'person' | 'loan', answers: Partial<ReadableAnswers>) =>
  Object.fromEntries(answerFacts(panel, { ...unanswered, ...answers }, 'es-ES'));

test.each(['person', 'loan'] as const)(
  'answerFacts: has each field of the panel %s, in the order of the form',
  (panel) => {
    const labels = applicationFields.filter(({ desk }) => desk.panel === panel).map(({ desk }) => desk.label);
    expect(answerFacts(panel, unanswered, 'es-ES')).toEqual(labels.map((label) => [label, '—']));
  },
);

test('answerFacts: shows texts, dates in Spanish, and encrypted answers by their masks with the label of their kind', () => {
  const person = factsOf('person', {
    ...{ firstName: 'Ana', birthDate: '1990-05-17', phoneMasked: '+34 ••• ••• 678' },
    ...{ documentKind: 'nie', documentMasked: '•••• 67L' },
  });
  expect(person).toMatchObject({
    ...{ Nombre: 'Ana', 'Fecha de nacimiento': '17 de mayo de 1990', Teléfono: '+34 ••• ••• 678' },
    ...{ NIE: '•••• 67L', Cuenta: '—' },
  });
  expect(person).not.toHaveProperty('Documento');
});

test('answerFacts: shows money as the site does, and days, choices and yes or no in Spanish', () => {
  const loan = factsOf('loan', {
    ...{ amount: 1500, days: 91, purpose: 'car', monthlyIncome: 0 },
    ...{ inDefaultRegister: false, hasBankAccount: true },
  });
  expect(loan).toMatchObject({
    ...{ Importe: '1\u00A0500\u00A0€', Plazo: '91 días', Finalidad: 'Coche', 'Ingresos al mes': '0\u00A0€' },
    ...{ 'En un registro de morosos': 'No', 'Tiene cuenta': 'Sí', 'Situación laboral': '—' },
  });
});
