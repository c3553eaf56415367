import { labelOf, statusLabels } from '../../leads/desk/labels';
import type { DeskApplication, DeskClick } from '../../leads/desk/wire';
import { instantOf, NOTHING } from './format';
import { Nothing, Panel } from './panel';
import { PlainTable } from './plain-table';

/** The offers that the applicant opened, and the reports of their lenders. */
export function ClickPanel({ application: { clicks, site } }: { application: DeskApplication }) {
  return (
    <Panel title="Clics en ofertas">
      {clicks.length === 0 ? (
        <Nothing>No ha abierto ninguna oferta.</Nothing>
      ) : (
        <PlainTable
          headers={['Cuándo', 'Oferta', 'Red', 'Respuesta', 'Comisión']}
          rows={clicks.map(({ clickId, at, offerHeader, lender, network, reportedStatus, payout }) => ({
            key: clickId,
            cells: [
              instantOf(at, site),
              [offerHeader, lender].filter(Boolean).join(' · '),
              network ?? NOTHING,
              labelOf(statusLabels, reportedStatus) || 'Sin respuesta',
              payoutText(payout),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

/** In the currency of the network, which may differ from the country's. */
function payoutText(payout: DeskClick['payout']): string {
  if (!payout) return NOTHING;
  return new Intl.NumberFormat('es', { style: 'currency', currency: payout.currency }).format(payout.amount);
}
