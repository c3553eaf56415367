import {
  attemptLabels,
  deliveryErrorLabels,
  deliverySentences,
  labelOf,
  statusLabels,
} from '../../../leads/desk/labels';
import type { DeskApplication, DeskAttempt, DeskDelivery } from '../../../leads/desk/wire';
import { counted, instantOf } from '../format';
import { type EntryAction, entryOf, ranks, type TimelineEntry } from './timeline-entry';

/** What lenders get from us: the application and notices about it, with every attempt. */
export function deliveryEntries({ deliveries, site }: DeskApplication): TimelineEntry[] {
  return deliveries.flatMap((delivery) => entriesOf(delivery, site));
}

function entriesOf(delivery: DeskDelivery, site: DeskApplication['site']): TimelineEntry[] {
  const { id, kind, lender, offerHeader, state, queuedAt, dueAt, finishedAt, lastError, attempts } = delivery;
  const sentences = deliverySentences[kind];
  const next = dueAt ? [`Próximo intento: ${instantOf(dueAt, site)}`] : [];
  const groups = attemptGroups(delivery);
  const action: EntryAction | null =
    state === 'refused' || state === 'given_up' ? { kind: 'resend-delivery', id } : null;
  const answered = attempts.at(-1)?.outcome === state;
  const entries = [
    entryOf({
      ...{ key: `delivery-${id}`, at: queuedAt, rank: ranks.delivery },
      sentence: sentences.queued(lender),
      details: [`Oferta «${offerHeader}»`, ...(groups.length === 0 ? next : [])],
    }),
    ...groups.map((group, index) => {
      const isLast = index === groups.length - 1;
      const entry = attemptEntry(delivery, group);
      return isLast ? { ...entry, details: [...entry.details, ...next], action: answered ? action : null } : entry;
    }),
  ];
  if (state === 'waiting' || answered) return entries;
  const end = entryOf({
    ...{ key: `delivery-${id}-end`, at: finishedAt ?? queuedAt, rank: ranks.delivery },
    sentence: sentences[state](lender),
    details: lastError ? [`Último error: ${labelOf(deliveryErrorLabels, lastError)}`] : [],
    action,
  });
  return [...entries, end];
}

type Group = readonly [DeskAttempt, ...DeskAttempt[]];

/** Attempts in a row that failed are one entry. Those after a lead manager sent it again are another one. */
function attemptGroups({ attempts, resentAt }: DeskDelivery): Group[] {
  const groups: [DeskAttempt, ...DeskAttempt[]][] = [];
  for (const attempt of attempts) {
    const group = groups.at(-1);
    const isSameRound = group !== undefined && isLater(attempt, resentAt) === isLater(group[0], resentAt);
    if (group && isSameRound && isFailed(attempt) && isFailed(group[0])) group.push(attempt);
    else groups.push([attempt]);
  }
  return groups;
}

const isFailed = ({ outcome }: DeskAttempt) => outcome === 'later' || outcome === 'away';
const isLater = ({ at }: DeskAttempt, resentAt: string | null) => resentAt !== null && at >= resentAt;

function attemptEntry(
  { kind, lender, reference, answeredStatus, lastError }: DeskDelivery,
  group: Group,
): TimelineEntry {
  const last = group.at(-1) ?? group[0];
  const { id, at, outcome } = last;
  const sentences = deliverySentences[kind];
  const entry = { key: `attempt-${id}`, at, rank: ranks.delivery, attempts: group };
  if (outcome === 'accepted') {
    const details = [
      ...(reference ? [`Número en la entidad: ${reference}`] : []),
      ...(answeredStatus ? [`Respuesta de la entidad: ${labelOf(statusLabels, answeredStatus)}`] : []),
      ...(lastError ? [`No se ha podido usar todo lo que contestó: ${labelOf(deliveryErrorLabels, lastError)}`] : []),
    ];
    return entryOf({ ...entry, sentence: sentences.accepted(lender), details });
  }
  if (outcome === 'refused') return entryOf({ ...entry, sentence: sentences.refused(lender) });
  const details = [`${counted(group.length, 'intento', 'intentos')}. El último: ${attemptText(last)}`];
  return entryOf({ ...entry, sentence: sentences.failed(lender), details });
}

/** `Sin respuesta: no respondió a tiempo` */
export function attemptText({ outcome, httpStatus, error }: DeskAttempt): string {
  const label = attemptLabels[outcome];
  return httpStatus === null && error ? `${label}: ${labelOf(deliveryErrorLabels, error)}` : label;
}
