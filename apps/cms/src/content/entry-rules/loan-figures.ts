import { loanFigurePattern, parseLoanFigure } from '@prestafaro/lending';
import type { Problem } from './problem';
import { textsOf } from './texts-of';

/** The fields whose figures the web app computes. Titles and summaries also stand in lists, menus and search engines, as they are written. */
const COMPUTED: ReadonlySet<string> = new Set(['blocks', 'lead']);

/** Finds figures of loans that the web app cannot compute, in every text of an entry. */
export function loanFigureProblems(data: Record<string, unknown>): Problem[] {
  return textsOf(data).flatMap(({ path, text }) =>
    [...text.matchAll(loanFigurePattern)].flatMap(([whole, written = '']) => {
      const message = faultOf(whole, written, path[0]);
      return message ? [{ path, message }] : [];
    }),
  );
}

function faultOf(whole: string, written: string, field: string | undefined): string | null {
  if (!COMPUTED.has(field ?? ''))
    return `${whole} solo se calcula en los bloques y en la entradilla. Escribe aquí el texto sin esa cifra.`;
  if (parseLoanFigure(written)) return null;
  return `${whole} no se puede calcular. Escribe medida, importe, plazo con d (días) o m (meses) y TAE, con punto decimal y sin separar los miles: {total 300 91d 36}, {interest 300 91d 36}, {instalment 5000 24m 9.5} o {nominal 300 91d 36}; en {apr 300 91d 10} la última cifra es el coste.`;
}
