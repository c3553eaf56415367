import type { Change } from './differences';

/** Where the edit view reads the versions of an entry. */
export const VERSIONS_PATH = '/entry-versions';

/** What made a version. `initial`: the entry as it was before its first change that was recorded. */
export const VERSION_ACTIONS = ['initial', 'saved', 'published', 'unpublished', 'discarded', 'restored'] as const;

export type VersionAction = (typeof VERSION_ACTIONS)[number];

/** One version in the list. */
export interface ListedVersion {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The person's name; null: the CMS itself. */
  readonly person: string | null;
  readonly action: VersionAction;
  /** Whether it says the same as the present draft. */
  readonly isPresent: boolean;
}

export interface VersionList {
  /** The newest first. */
  readonly versions: readonly ListedVersion[];
}

export interface OpenedVersion {
  readonly changes: readonly Change[];
  /** Names of entries and files that the version uses and that do not exist any more. */
  readonly gone: readonly string[];
  readonly mayRestore: boolean;
}

export interface RestoredVersion {
  readonly gone: readonly string[];
}
