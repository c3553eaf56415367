import type { Locale } from '@prestafaro/countries';
import type { PlannedAction, PlannedChange } from './planned-change';

/** Where the admin reads and writes planned changes. */
export const PLANNED_CHANGES_PATH = '/planned-changes';

/** A planned change as the admin shows it. */
export interface ShownChange {
  id: number;
  site: Locale;
  action: PlannedAction;
  state: PlannedChange['state'];
  dueAt: string;
  /** The name of the person who planned it; null if the account is gone. */
  planner: string | null;
  reason: string | null;
  endedAt: string | null;
}

/** What is planned for one entry. */
export interface EntryChanges {
  mayPlan: boolean;
  isPublished: boolean;
  /** Open ones, the earliest first. */
  planned: ShownChange[];
  /** Failed ones that nobody has confirmed yet. */
  failed: ShownChange[];
}

/** A planned change in the list of a country, with the way to its entry. */
export interface ListedChange extends ShownChange {
  uid: string;
  /** null if the type has one entry for each site. */
  entryId: string | null;
  typeName: string;
  title: string;
}

/** What is planned on the sites of an administrator. */
export interface ChangeList {
  planned: ListedChange[];
  failed: ListedChange[];
  /** The latest ones that have ended, the newest first. */
  ended: ListedChange[];
}
