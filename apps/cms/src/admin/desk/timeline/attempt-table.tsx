import type { Locale } from '@prestafaro/countries';
import type { DeskAttempt } from '../../../leads/desk/wire';
import { instantOf, NOTHING, numberOf } from '../format';
import { PlainTable } from '../plain-table';
import { attemptText } from './delivery-entries';

/** The calls to the server of a lender, one after the other. */
export function AttemptTable({ attempts, site }: { attempts: readonly DeskAttempt[]; site: Locale }) {
  return (
    <PlainTable
      label="Intentos"
      headers={['Cuándo', 'Resultado', 'Código HTTP', 'Duración']}
      rows={attempts.map((attempt) => ({
        key: attempt.id,
        cells: [
          instantOf(attempt.at, site),
          attemptText(attempt),
          attempt.httpStatus ?? NOTHING,
          `${numberOf(attempt.durationMs)} ms`,
        ],
      }))}
    />
  );
}
