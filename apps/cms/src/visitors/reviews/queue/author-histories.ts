import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { isoOrNull } from '../../../leads/desk/application-row';
import { excerpt } from './excerpt';
import type { AuthorHistory, EarlierComment } from './wire';

/** How many earlier comments a moderator sees of an author. */
const LATEST = 5;

interface EarlierRow {
  id: number;
  personHash: string;
  text: string;
  moderation: EarlierComment['state'];
  rejectionReason: string | null;
  subjectTitle: string | null;
  sentAt: string | null;
}

interface Authored {
  id: number;
  personHash: string | null;
  moderation: string;
}

/**
 * What else came with the hashes of these pending comments, on these sites only: a moderator reads nothing of another country. It takes three
 * statements for all comments together.
 * @returns by the id of the comment; nothing for a comment without a hash
 */
export async function authorHistories(
  strapi: Core.Strapi,
  comments: readonly Authored[],
  sites: readonly Locale[],
): Promise<ReadonlyMap<number, AuthorHistory>> {
  const hashes = [...new Set(comments.flatMap(({ personHash }) => personHash ?? []))];
  if (hashes.length === 0) return new Map();
  const counts = await countsOf(strapi, hashes, sites);
  const latest = await latestOf(strapi, hashes, sites);
  return new Map(
    comments.flatMap(({ id, personHash, moderation }) => {
      if (!personHash) return [];
      const count = (state: string) => (counts.get(`${personHash} ${state}`) ?? 0) - (state === moderation ? 1 : 0);
      const others = latest.filter((row) => row.personHash === personHash && row.id !== id).slice(0, LATEST);
      const history = { approved: count('approved'), rejected: count('rejected'), pending: count('pending') };
      return [[id, { ...history, latest: others.map(earlier) }] as const];
    }),
  );
}

async function countsOf(
  strapi: Core.Strapi,
  hashes: readonly string[],
  sites: readonly Locale[],
): Promise<ReadonlyMap<string, number>> {
  const rows: { person_hash: string; moderation: string; count: number | string }[] = await strapi.db
    .connection('comments')
    .select('person_hash', 'moderation')
    .count({ count: '*' })
    .whereIn('person_hash', [...hashes])
    .whereIn('locale', [...sites])
    .groupBy('person_hash', 'moderation');
  return new Map(rows.map(({ person_hash, moderation, count }) => [`${person_hash} ${moderation}`, Number(count)]));
}

/** The newest of each hash, with one more than is shown: one of them may be the comment itself. */
async function latestOf(
  strapi: Core.Strapi,
  hashes: readonly string[],
  sites: readonly Locale[],
): Promise<EarlierRow[]> {
  const { connection } = strapi.db;
  const placed = connection('comments')
    .select('id')
    .rowNumber('place', (newest) => {
      newest.partitionBy('person_hash').orderBy('sent_at', 'desc').orderBy('id', 'desc');
    })
    .whereIn('person_hash', [...hashes])
    .whereIn('locale', [...sites])
    .as('placed');
  const found: { id: number }[] = await connection
    .select('id')
    .from(placed)
    .where('place', '<=', LATEST + 1);
  return strapi.db.query(uidOf('comment')).findMany({
    select: ['id', 'personHash', 'text', 'moderation', 'rejectionReason', 'subjectTitle', 'sentAt'],
    where: { id: { $in: found.map(({ id }) => id) } },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
  });
}

function earlier({ text, moderation, rejectionReason, subjectTitle, sentAt }: EarlierRow): EarlierComment {
  return {
    text: excerpt(text),
    state: moderation,
    rejectionReason: moderation === 'rejected' ? rejectionReason : null,
    subjectTitle: subjectTitle ?? '',
    sentAt: isoOrNull(sentAt),
  };
}
