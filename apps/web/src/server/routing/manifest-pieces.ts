import { createHash } from 'node:crypto';
import { type AddressedType, addressLists, addressRowSchemas } from '@prestafaro/types/address-facts';
import { z } from 'zod';
import { processWide } from '@/cms/process-wide';
import { numberOfText } from '@/server/number-of-text';
import { closedSite, type ListName, type SiteContent } from '@/server/routing/site-content';

type Row = SiteContent[ListName][number];

const digestOfText = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Changes with the fields of any row. */
const shapeOfRows = digestOfText(
  JSON.stringify(Object.values(addressRowSchemas).map((schema) => z.toJSONSchema(schema))),
);

/** What names the content of a site: the digests of its pieces, list by list. Two sites with equal content have equal names. */
export const contentNameSchema = z.object({
  /** A server of another release, whose rows have other fields, does not read this content. */
  shape: z.literal(shapeOfRows),
  isOpen: z.boolean(),
  lendersGuide: z.nullable(addressRowSchemas['lenders-guide']),
  lists: z.record(z.string(), z.array(z.string())),
});

export type ContentName = z.infer<typeof contentNameSchema>;

/** A part of a list: its rows, or the text that {@link textOfPiece} made of them, until somebody asks for the rows. */
export type Piece = { readonly rows: readonly Row[] } | { readonly text: string };

interface SplitContent {
  readonly name: ContentName;
  /** By digest. */
  readonly pieces: Map<string, Piece>;
}

/** A piece ends after about this many rows, and after four times as many at the latest. A row has some 200 bytes. */
const usualRows = 512;

const known = processWide('manifest-pieces', () => new WeakMap<SiteContent, SplitContent>());

/** The content in pieces, each named by its digest. A change of one entry changes one piece. */
export function splitContent(content: SiteContent): SplitContent {
  const split = known.get(content) ?? splitAfresh(content);
  known.set(content, split);
  return split;
}

function splitAfresh(content: SiteContent): SplitContent {
  const pieces = new Map<string, Piece>();
  const lists: Record<string, string[]> = {};
  for (const list of Object.values(addressLists)) {
    lists[list] = [];
    for (const rows of runsOf(content[list])) {
      const digest = digestOfText(textOfPiece({ rows }));
      pieces.set(digest, { rows });
      lists[list].push(digest);
    }
  }
  const { isOpen, lendersGuide } = content;
  return { name: { shape: shapeOfRows, isOpen, lendersGuide, lists }, pieces };
}

/** What is stored of a piece. */
export const textOfPiece = (piece: Piece): string => ('text' in piece ? piece.text : JSON.stringify(piece.rows));

/** A stored text as a piece; undefined unless its digest is this one, so that a piece is always what a server has stored. */
export function pieceOfText(digest: string, text: string | null | undefined): Piece | undefined {
  return text && digestOfText(text) === digest ? { text } : undefined;
}

/** Runs of rows whose ends depend on the rows themselves, so that an entry that comes or goes moves no other end. */
function* runsOf(rows: readonly Row[]): Generator<readonly Row[]> {
  let begin = 0;
  for (let index = 0; index < rows.length; index++) {
    const size = index + 1 - begin;
    if (size < usualRows * 4 && numberOfText(rows[index]?.documentId ?? '') % usualRows !== 0) continue;
    yield rows.slice(begin, index + 1);
    begin = index + 1;
  }
  if (begin < rows.length) yield rows.slice(begin);
}

/** The digests of all pieces that a name contains, each once. */
export const digestsOf = ({ lists }: ContentName): readonly string[] => [...new Set(Object.values(lists).flat())];

/**
 * Joins pieces to the content that they were made of. The rows of a list are read from their text when somebody asks for the list: a
 * server starts sooner, and many sites have no visitor for a while.
 * @returns undefined if a piece is missing
 */
export function joinContent(
  name: ContentName,
  pieceOf: (digest: string) => Piece | undefined,
): SiteContent | undefined {
  const { shape, isOpen, lendersGuide, lists } = name;
  const pieces = new Map<string, Piece>();
  for (const digest of digestsOf(name)) {
    const piece = pieceOf(digest);
    if (!piece) return undefined;
    pieces.set(digest, piece);
  }
  const content: SiteContent = { ...closedSite, isOpen, lendersGuide };
  for (const [type, list] of Object.entries(addressLists)) {
    let rows: readonly Row[] | undefined;
    const get = () => {
      rows ??= readRows(type as ListedType, lists[list] ?? [], pieces);
      return rows;
    };
    Object.defineProperty(content, list, { get, enumerable: true });
  }
  known.set(content, { name: { shape, isOpen, lendersGuide, lists }, pieces });
  return content;
}

type ListedType = Exclude<AddressedType, 'lenders-guide'>;

/** The rows of a list. Its pieces have these rows from now on, and no text. */
function readRows(type: ListedType, digests: readonly string[], pieces: Map<string, Piece>): readonly Row[] {
  const schema = z.array(addressRowSchemas[type]);
  return digests.flatMap((digest) => {
    const piece = pieces.get(digest) ?? { rows: [] };
    const rows = 'rows' in piece ? piece.rows : schema.parse(JSON.parse(piece.text));
    pieces.set(digest, { rows });
    return rows;
  });
}
