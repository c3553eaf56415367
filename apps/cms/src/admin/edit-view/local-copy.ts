/** What an editor typed and has not saved, as this browser tab keeps it. */
export interface LocalCopy {
  /** When it was last typed in, in milliseconds. */
  typedAt: number;
  /** The `updatedAt` of the entry that was open; undefined for a new one. */
  version: string | undefined;
  values: Record<string, unknown>;
}

export interface CopyPlace {
  userId: string;
  uid: string;
  /** undefined for an entry that does not exist yet. */
  documentId: string | undefined;
  locale: string | undefined;
}

const PREFIX = 'prestafaro-typed:';

const keyOf = ({ userId, uid, documentId, locale }: CopyPlace): string =>
  `${PREFIX}${[userId, uid, documentId ?? 'create', locale ?? ''].join(':')}`;

export function readCopy(storage: Storage, place: CopyPlace): LocalCopy | null {
  try {
    return JSON.parse(storage.getItem(keyOf(place)) ?? 'null') as LocalCopy | null;
  } catch {
    return null;
  }
}

/** Keeps the copy, unless the browser has no space left for it. */
export function writeCopy(storage: Storage, place: CopyPlace, copy: LocalCopy): void {
  try {
    storage.setItem(keyOf(place), JSON.stringify(copy));
  } catch {
    storage.removeItem(keyOf(place));
  }
}

export const removeCopy = (storage: Storage, place: CopyPlace): void => storage.removeItem(keyOf(place));

/** Deletes the copies of everybody, or of everybody but one user. */
export function removeCopies(storage: Storage, exceptUserId?: string): void {
  const own = `${PREFIX}${exceptUserId}:`;
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && !(exceptUserId && key.startsWith(own))) storage.removeItem(key);
  }
}

/** The last save that was sent, with the version of the entry that was open then. */
export interface SentSave {
  at: number;
  version: string | undefined;
}

/** A form that Strapi resets within this time after a save may have lost its values to a refusal, not to the editor. */
const ANSWER_TIMEOUT = 3_000;

/**
 * Whether nobody needs a copy any more, while the form says what is stored: it was saved, or the editor has typed the old text back.
 * @param version of the entry that is open
 */
export function isObsolete(copy: LocalCopy, version: string | undefined, sent: SentSave | null, now: number): boolean {
  const isSaved = copy.version !== version;
  const isAnswered = !sent || sent.version !== version || now - sent.at > ANSWER_TIMEOUT;
  return isSaved || isAnswered;
}

/** Whether two states of a form say the same. Strapi’s own facts of an entry do not count. */
export const sameValues = (one: object, other: object): boolean => content(one) === content(other);

const content = (values: object): string =>
  JSON.stringify({ ...values, updatedAt: undefined, updatedBy: undefined, publishedAt: undefined, status: undefined });
