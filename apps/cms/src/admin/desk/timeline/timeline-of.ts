import type { DeskApplication } from '../../../leads/desk/wire';
import { changeEntries } from './change-entries';
import { clickEntries } from './click-entries';
import { consentEntries } from './consent-entries';
import { deliveryEntries } from './delivery-entries';
import { mailEntries } from './mail-entries';
import { noteEntries } from './note-entries';
import type { TimelineEntry } from './timeline-entry';

/** Everything that happened to an application, the newest first. */
export function timelineOf(application: DeskApplication): TimelineEntry[] {
  const entries = [
    ...changeEntries(application),
    ...clickEntries(application),
    ...consentEntries(application),
    ...deliveryEntries(application),
    ...mailEntries(application),
    ...noteEntries(application),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at) || b.rank - a.rank);
}
