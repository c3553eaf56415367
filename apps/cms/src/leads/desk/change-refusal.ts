import type { StatusProblem } from '@prestafaro/lending';
import { sourceWords, statusWords } from './words';

/** Why a change was refused, and what there is to do instead. */
export function refusalOf(problem: StatusProblem): string {
  const from = `«${statusWords[problem.from]}»`;
  const to = `«${statusWords[problem.to]}»`;
  switch (problem.code) {
    case 'final':
      return `La solicitud está en ${from}, que es un estado final: ya no se puede cambiar.`;
    case 'no_such_change':
      return `Una solicitud en ${from} no puede pasar a ${to}. Vuelve a abrirla: quizá ha cambiado mientras la mirabas.`;
    case 'not_by_this_source': {
      const allowed = problem.allowed.map((source) => sourceWords[source]).join(', ');
      return `El paso de ${from} a ${to} no lo hace un gestor. Solo puede venir de: ${allowed}.`;
    }
  }
}
