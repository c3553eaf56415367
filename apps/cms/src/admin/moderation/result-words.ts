import type { DecisionResult, UndoResult, Verdict } from '../../visitors/reviews/queue/wire';
import { counted } from '../desk/format';

/** What is told after a decision or its undoing. */
export interface Told {
  /** What was done; null = nothing. */
  done: string | null;
  /** A sentence for each comment with which it was not done. */
  problems: readonly string[];
}

/** @returns the name with which the author of a comment signed */
type NameOf = (id: string) => string;

const verdicts: Readonly<Record<Verdict, string>> = { approved: 'aprobado', rejected: 'rechazado' };

const about = (name: string): string => `el comentario de ${name}`;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function wordsOfDecision(to: Verdict, results: readonly DecisionResult[], nameOf: NameOf): Told {
  const done = results.filter(({ outcome }) => outcome === 'done');
  const many = to === 'approved' ? 'comentarios aprobados' : 'comentarios rechazados';
  return {
    done: summary(done, `${upperFirst(verdicts[to])}:`, many, nameOf),
    problems: results.flatMap((result) => problemOfDecision(result, about(nameOf(result.id))) ?? []),
  };
}

function problemOfDecision(result: DecisionResult, comment: string): string | null {
  switch (result.outcome) {
    case 'done':
      return null;
    case 'decided':
      return `${upperFirst(comment)} ya lo ha ${verdicts[result.state]} ${result.by ?? 'otra persona'}. Su decisión se queda como está.`;
    case 'changed':
      return `${upperFirst(comment)} ha cambiado mientras lo leías y no se ha decidido nada. Vuelve a leerlo.`;
    case 'gone':
      return `${upperFirst(comment)} ya no está: alguien lo ha eliminado.`;
    case 'failed':
      return `${upperFirst(comment)} sigue pendiente. ${result.message}`;
  }
}

export function wordsOfUndo(results: readonly UndoResult[], nameOf: NameOf): Told {
  const done = results.filter(({ outcome }) => outcome === 'done');
  return {
    done: summary(done, 'Deshecho. Vuelve a estar pendiente', 'comentarios vuelven a estar pendientes', nameOf),
    problems: results.flatMap((result) => problemOfUndo(result, about(nameOf(result.id))) ?? []),
  };
}

function problemOfUndo(result: UndoResult, comment: string): string | null {
  switch (result.outcome) {
    case 'done':
      return null;
    case 'too-late':
      return `Ha pasado más de un minuto y ${comment} se queda como está. Para cambiar la decisión, ábrelo en «Comentarios».`;
    case 'not-yours':
      return `Otra persona ha guardado ${comment} y no se ha deshecho nada. Para cambiarlo, ábrelo en «Comentarios».`;
    case 'changed':
      return `${upperFirst(comment)} ha cambiado después de tu decisión y no se ha deshecho nada. Ábrelo en «Comentarios» para ver su historial.`;
    case 'gone':
      return `${upperFirst(comment)} ya no está: alguien lo ha eliminado.`;
    case 'failed':
      return `La decisión sobre ${comment} no se ha deshecho. ${result.message}`;
  }
}

function summary(done: readonly { id: string }[], one: string, many: string, nameOf: NameOf): string | null {
  const [first] = done;
  if (!first) return null;
  return done.length === 1 ? `${one} ${about(nameOf(first.id))}.` : `${counted(done.length, many, many)}.`;
}
