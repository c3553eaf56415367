import { consentLabels } from '../../../leads/desk/labels';
import type { DeskApplication, DeskConsent } from '../../../leads/desk/wire';
import { entryOf, ranks, type TimelineEntry } from './timeline-entry';

/** The consents that were given and withdrawn. Those of one form are one entry. */
export function consentEntries({ consents }: DeskApplication): TimelineEntry[] {
  const withdrawn = consents.filter(({ revokedAt }) => revokedAt !== null);
  return [
    ...grouped(consents, ({ at, channel }) => `${at} ${channel}`).map(formEntry),
    ...grouped(withdrawn, ({ revokedAt }) => String(revokedAt)).map(withdrawalEntry),
  ];
}

type Group = readonly [DeskConsent, ...DeskConsent[]];

function grouped(consents: readonly DeskConsent[], keyOf: (consent: DeskConsent) => string): Group[] {
  const groups = new Map<string, [DeskConsent, ...DeskConsent[]]>();
  for (const consent of consents) {
    const group = groups.get(keyOf(consent));
    if (group) group.push(consent);
    else groups.set(keyOf(consent), [consent]);
  }
  return [...groups.values()];
}

const namesOf = (consents: readonly DeskConsent[]) =>
  [...new Set(consents.map(({ purpose }) => consentLabels[purpose]))].join(' · ');

function formEntry(consents: Group): TimelineEntry {
  const [first] = consents;
  const given = consents.filter(({ isGiven }) => isGiven);
  const refused = consents.filter(({ isGiven }) => !isGiven);
  return entryOf({
    ...{ key: `consent-${first.id}`, at: first.at, rank: ranks.consent },
    sentence: given.length > 0 ? `Dio su consentimiento: ${namesOf(given)}` : 'No dio ningún consentimiento',
    details: refused.length > 0 ? [`No aceptó: ${namesOf(refused)}`] : [],
  });
}

function withdrawalEntry(consents: Group): TimelineEntry {
  const [{ id, at, revokedAt }] = consents;
  return entryOf({
    ...{ key: `withdrawal-${id}`, at: revokedAt ?? at, rank: ranks.consent },
    sentence: `Retiró su consentimiento: ${namesOf(consents)}`,
  });
}
