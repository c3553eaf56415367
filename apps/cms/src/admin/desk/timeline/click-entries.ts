import { labelOf, postbackLabels, reportLabels } from '../../../leads/desk/labels';
import type { DeskApplication, DeskChange, DeskClick } from '../../../leads/desk/wire';
import { stepText } from './change-entries';
import { entryOf, ranks, type TimelineEntry } from './timeline-entry';

/** The offers that the applicant chose, and what their networks and lenders reported. */
export function clickEntries({ clicks, postbacks, history }: DeskApplication): TimelineEntry[] {
  const steps = (change: DeskChange | undefined) => (change ? [stepText(change)] : []);
  const chosen = clicks.map(({ clickId, at, offerHeader, lender, network }) =>
    entryOf({
      ...{ key: `click-${clickId}`, at, rank: ranks.click },
      sentence: `Eligió la oferta «${offerHeader}»${lender ? ` de ${lender}` : ''}`,
      details: [
        ...steps(history.find((change) => change.source === 'click_out' && change.clickId === clickId)),
        ...(network ? [`Red: ${network}`] : []),
      ],
    }),
  );
  const reported = postbacks.map(({ id, clickId, at, network, networkStatus, eventId, status, outcome, payout }) =>
    entryOf({
      ...{ key: `postback-${id}`, at, rank: ranks.postback },
      sentence: `${network} informó de «${labelOf(reportLabels, status) || networkStatus}»`,
      by: offerOf(clicks, clickId),
      details: [
        ...steps(history.find((change) => isCausedBy(change, clickId, at))),
        ...(outcome === 'applied' ? [] : [postbackLabels[outcome]]),
        ...(payout ? [`Comisión: ${payoutText(payout)}`] : []),
        ...(eventId ? [`Evento de la red: ${eventId}`] : []),
      ],
    }),
  );
  return [...chosen, ...reported];
}

const isCausedBy = (change: DeskChange, clickId: string, at: string) =>
  change.source === 'postback' && change.clickId === clickId && change.at === at;

function offerOf(clicks: readonly DeskClick[], clickId: string): string | null {
  const click = clicks.find((each) => each.clickId === clickId);
  return click ? `Sobre la oferta «${click.offerHeader}»` : null;
}

/** In the currency of the network, which may differ from the country's. */
const payoutText = ({ amount, currency }: NonNullable<DeskClick['payout']>): string =>
  new Intl.NumberFormat('es', { style: 'currency', currency }).format(amount);
