import { createHash } from 'node:crypto';
import { type AddressedType, addressLists, addressRowSchemas } from '@prestafaro/types/address-facts';
import { z } from 'zod';
import { closedSite, type ListName, type SiteContent } from '@/server/routing/site-content';

type Row = SiteContent[ListName][number];

/** What names the content of a site: the digests of its pieces, list by list. Two sites with equal content have equal names. */
export const contentNameSchema = z.object({
  isOpen: z.boolean(),
  lendersGuide: z.nullable(addressRowSchemas['lenders-guide']),
  lists: z.record(z.string(), z.array(z.string())),
});

export type ContentName = z.infer<typeof contentNameSchema>;

interface SplitContent {
  readonly name: ContentName;
  /** By digest. */
  readonly pieces: ReadonlyMap<string, readonly Row[]>;
}

/** A piece ends after about this many rows, and after four times as many at the latest. A row has some 200 bytes. */
const usualRows = 512;

const known = new WeakMap<SiteContent, SplitContent>();

/** The content in pieces, each named by its digest. A change of one entry changes one piece. */
export function splitContent(content: SiteContent): SplitContent {
  const split = known.get(content) ?? splitAfresh(content);
  known.set(content, split);
  return split;
}

function splitAfresh(content: SiteContent): SplitContent {
  const pieces = new Map<string, readonly Row[]>();
  const lists: Record<string, string[]> = {};
  for (const list of Object.values(addressLists)) {
    lists[list] = [];
    for (const rows of runsOf(content[list])) {
      const digest = createHash('sha256').update(textOfPiece(rows)).digest('base64url').slice(0, 22);
      pieces.set(digest, rows);
      lists[list].push(digest);
    }
  }
  const { isOpen, lendersGuide } = content;
  return { name: { isOpen, lendersGuide, lists }, pieces };
}

/** What is stored of a piece. */
export const textOfPiece = (rows: readonly Row[]): string => JSON.stringify(rows);

/** Runs of rows whose ends depend on the rows themselves, so that an entry that comes or goes moves no other end. */
function* runsOf(rows: readonly Row[]): Generator<readonly Row[]> {
  let begin = 0;
  for (let index = 0; index < rows.length; index++) {
    const size = index + 1 - begin;
    if (size < usualRows * 4 && numberOf(rows[index]?.documentId ?? '') % usualRows !== 0) continue;
    yield rows.slice(begin, index + 1);
    begin = index + 1;
  }
  if (begin < rows.length) yield rows.slice(begin);
}

/** A number that looks random, always the same for one text. */
function numberOf(text: string): number {
  let number = 0;
  for (let index = 0; index < text.length; index++) number = (Math.imul(number, 31) + text.charCodeAt(index)) >>> 0;
  return (Math.imul(number, 0x9e3779b1) >>> 0) >>> 8;
}

/** The digests of all pieces that a name contains. */
export const digestsOf = ({ lists }: ContentName): readonly string[] => Object.values(lists).flat();

/**
 * Joins pieces to the content that they were made of.
 * @param pieceOf a piece, parsed from JSON or as it is known here; undefined if there is none
 * @returns undefined if a piece is missing or cannot be read
 */
export function joinContent(
  name: ContentName,
  pieceOf: (digest: string) => { readonly rows: readonly Row[] } | { readonly json: unknown } | undefined,
): SiteContent | undefined {
  const { isOpen, lendersGuide, lists } = name;
  const joined: Record<string, unknown> = { ...closedSite, isOpen, lendersGuide };
  const pieces = new Map<string, readonly Row[]>();
  for (const [type, list] of Object.entries(addressLists)) {
    const schema = z.array(addressRowSchemas[type as Exclude<AddressedType, 'lenders-guide'>]);
    const rows: Row[] = [];
    for (const digest of lists[list] ?? []) {
      const piece = pieceOf(digest);
      const read = piece && ('rows' in piece ? piece.rows : schema.safeParse(piece.json).data);
      if (!read) return undefined;
      pieces.set(digest, read);
      for (const row of read) rows.push(row);
    }
    joined[list] = rows;
  }
  const content = joined as unknown as SiteContent;
  known.set(content, { name: { isOpen, lendersGuide, lists }, pieces });
  return content;
}
