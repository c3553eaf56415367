import { expect, test } from 'vitest';
import { wordsOfDecision, wordsOfUndo } from './result-words';

const nameOf = (id: string) => ({ a: 'Eva', b: 'Luis' })[id] ?? '?';

test('wordsOfDecision: names the comment of a single decision and counts those of several', () => {
  expect(wordsOfDecision('approved', [{ id: 'a', outcome: 'done' }], nameOf)).toEqual({
    done: 'Aprobado: el comentario de Eva.',
    problems: [],
  });
  const both = ['a', 'b'].map((id) => ({ id, outcome: 'done' as const }));
  expect(wordsOfDecision('rejected', both, nameOf).done).toBe('2 comentarios rechazados.');
});

test('wordsOfDecision: says who has decided meanwhile, and that it stays', () => {
  const told = wordsOfDecision('rejected', [{ id: 'b', outcome: 'decided', state: 'approved', by: 'Marta' }], nameOf);
  expect(told).toEqual({
    done: null,
    problems: ['El comentario de Luis ya lo ha aprobado Marta. Su decisión se queda como está.'],
  });
});

test('wordsOfUndo: says that the minute is over and where the decision can be changed', () => {
  const { done, problems } = wordsOfUndo([{ id: 'a', outcome: 'too-late' }], nameOf);
  expect(done).toBeNull();
  expect(problems).toEqual([expect.stringContaining('más de un minuto')]);
  expect(problems[0]).toContain('«Comentarios»');
});

test('wordsOfUndo: says that a comment waits again', () => {
  expect(wordsOfUndo([{ id: 'a', outcome: 'done' }], nameOf).done).toBe(
    'Deshecho. Vuelve a estar pendiente el comentario de Eva.',
  );
});
