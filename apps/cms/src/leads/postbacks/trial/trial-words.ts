import { countryOf, isLocale, siteOfLocale } from '@prestafaro/countries';
import { labelOf, postbackLabels, reportLabels } from '../../desk/labels';
import { amountOf, type Money } from '../money';
import type { ReceivedPostback } from '../receive-postback';
import { faultText } from './fault-words';
import type { PostbackTrial } from './wire';

const NOTHING = '—';

/** What was understood and what would happen, in words. */
export function trialOf(received: ReceivedPostback): PostbackTrial {
  if (!received.ok) {
    return { facts: [], verdict: 'Se rechazaría y no cambiaría nada.', problems: received.faults.map(faultText) };
  }
  const { click, network, report, recorded } = received;
  const meaning =
    recorded && (recorded.meaning === 'ignored' ? 'no se tiene en cuenta' : reportLabels[recorded.meaning]);
  return {
    facts: [
      ['Red', `${network.name} (${network.key})`],
      ['Clic', `${dayOf(click)}, oferta «${click.offerHeader}»`],
      ['Estado', meaning ? `${report.word}: ${meaning}` : report.word],
      ['Evento', report.eventId ?? NOTHING],
      ['Comisión', moneyText(report.payout)],
      ...(recorded ? [['Comisión del clic después', moneyText(recorded.payout)] as const] : []),
    ],
    verdict: verdictOf(received),
    problems: [],
  };
}

function verdictOf({ answer, click, recorded }: Extract<ReceivedPostback, { ok: true }>): string {
  if (!recorded || answer.outcome === 'repeated') return 'No cambiaría nada: ya llegó un aviso igual.';
  const { meaning } = recorded;
  if (answer.outcome !== 'applied') {
    const why = answer.reason === 'nothing_to_take_back' ? 'No hay nada que anular' : postbackLabels[answer.outcome];
    return `${why}.`;
  }
  if (meaning === 'reversed') return 'Se quitaría la comisión. El estado de la solicitud no cambia.';
  const what = click.applicationId === null ? 'El clic' : 'La solicitud';
  return `${what} pasaría a «${labelOf(reportLabels, meaning)}».`;
}

function dayOf({ at, site }: { at: Date | string; site: string }): string {
  const timeZone = isLocale(site) ? countryOf(siteOfLocale(site).country).timeZone : 'UTC';
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
}

const moneyText = (money: Money | null): string =>
  money
    ? new Intl.NumberFormat('es', { style: 'currency', currency: money.currency }).format(amountOf(money))
    : NOTHING;
