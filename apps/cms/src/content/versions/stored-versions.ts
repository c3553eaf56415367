import type { Core } from '@strapi/strapi';
import { type Content, digestOf } from './content';
import type { VersionAction } from './version-wire';
import type { VersionedType } from './versioned-types';

/** The query engine's table of versions. */
const UID = 'api::entry-version.entry-version';

/** This many versions of an entry on a site stay, however old they are. */
const KEPT = 50;
/** Versions of this many days stay beside them… */
const KEPT_DAYS = 90;
/** …up to this number, so that a program that saves again and again cannot fill the database. */
const MOST = 200;

const DAY_MS = 24 * 60 * 60_000;

/** An entry on one site. */
export interface VersionedEntry {
  readonly contentType: VersionedType;
  /** Strapi's document id. */
  readonly entryId: string;
  readonly site: string;
}

export interface VersionRow extends VersionedEntry {
  readonly id: number;
  readonly at: string;
  /** The administrator; null: the CMS itself. */
  readonly personId: number | null;
  readonly action: VersionAction;
  /** Equal for versions that say the same. */
  readonly digest: string;
}

export interface StoredVersion extends VersionRow {
  readonly content: Content;
}

interface NewVersion {
  at: Date;
  personId: number | null;
  action: VersionAction;
  content: Content;
}

const COLUMNS = ['id', 'at', 'personId', 'action', 'digest', 'contentType', 'entryId', 'site'];

const table = (strapi: Core.Strapi) => strapi.db.query(UID);

/** The versions of an entry, the newest first, without their contents. */
export async function listVersions(strapi: Core.Strapi, entry: VersionedEntry): Promise<VersionRow[]> {
  const { contentType, entryId, site } = entry;
  return table(strapi).findMany({ select: COLUMNS, where: { contentType, entryId, site }, orderBy: { id: 'desc' } });
}

export async function findVersion(strapi: Core.Strapi, id: number): Promise<StoredVersion | null> {
  return table(strapi).findOne({ where: { id } });
}

/** Stores a version and removes the ones that are too many. @returns its id */
export async function addVersion(
  strapi: Core.Strapi,
  entry: VersionedEntry,
  { content, ...version }: NewVersion,
): Promise<number> {
  const data = { ...entry, ...version, content, digest: digestOf(content) };
  const { id }: { id: number } = await table(strapi).create({ data });
  await prune(strapi, entry, version.at);
  return id;
}

/** Changes what a version of the running transaction says of its cause. */
export async function markVersion(strapi: Core.Strapi, id: number, action: VersionAction): Promise<void> {
  await table(strapi).update({ where: { id }, data: { action } });
}

/** Removes the versions of an entry that is deleted. @param sites undefined = all */
export async function removeVersions(
  strapi: Core.Strapi,
  { contentType, entryId }: Omit<VersionedEntry, 'site'>,
  sites?: readonly string[],
): Promise<void> {
  await table(strapi).deleteMany({ where: { contentType, entryId, ...(sites && { site: { $in: [...sites] } }) } });
}

async function prune(strapi: Core.Strapi, entry: VersionedEntry, now: Date): Promise<void> {
  const oldest = now.getTime() - KEPT_DAYS * DAY_MS;
  const obsolete = (await listVersions(strapi, entry)).filter(
    ({ at }, position) => position >= MOST || (position >= KEPT && new Date(at).getTime() < oldest),
  );
  if (obsolete.length > 0) await table(strapi).deleteMany({ where: { id: { $in: obsolete.map(({ id }) => id) } } });
}
