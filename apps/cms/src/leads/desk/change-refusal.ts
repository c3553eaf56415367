import type { StatusProblem } from '@prestafaro/lending';
import { sourceLabels, statusLabels } from './labels';

/** Says why a change was refused, and what to do instead. */
export function refusalOf(problem: StatusProblem): string {
  const from = `«${statusLabels[problem.from]}»`;
  const to = `«${statusLabels[problem.to]}»`;
  switch (problem.code) {
    case 'final':
      return `La solicitud está en ${from}, que es un estado final: ya no se puede cambiar.`;
    case 'no_such_change':
      return `Una solicitud en ${from} no puede pasar a ${to}. Vuelve a abrirla: quizá ha cambiado mientras la mirabas.`;
    case 'not_by_this_source': {
      const allowed = problem.allowed.map((source) => sourceLabels[source]).join(', ');
      return `El paso de ${from} a ${to} no lo hace un gestor. Solo puede venir de: ${allowed}.`;
    }
  }
}
