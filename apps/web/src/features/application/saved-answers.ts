/** The answers that a browser saves while a form is being filled in: never a document, an account or a consent. */
export interface SavedAnswers {
  readonly values: Readonly<Record<string, string>>;
  /** Index of the step that was open. */
  readonly step: number;
}

/** 30 days, in milliseconds (R26: abandoned forms). */
const lifetime = 30 * 24 * 60 * 60 * 1000;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The answers that were saved within the last 30 days; undefined if there are none or the browser has no storage. */
export function readSaved(storage: () => Storage, key: string, now: number): SavedAnswers | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (!isKept(kept)) return undefined;
    if (now - kept.savedAt < lifetime) return { values: kept.values, step: kept.step };
    storage().removeItem(key);
  } catch {
    // A private window, a blocked or a full storage: the form works without it.
  }
  return undefined;
}

/** @returns false if the browser refused to save */
export function writeSaved(storage: () => Storage, key: string, saved: SavedAnswers, now: number): boolean {
  try {
    storage().setItem(key, JSON.stringify({ savedAt: now, ...saved }));
    return true;
  } catch {
    return false;
  }
}

export function forgetSaved(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // A storage that cannot be opened holds no answers.
  }
}

function isKept(kept: unknown): kept is SavedAnswers & { savedAt: number } {
  if (typeof kept !== 'object' || kept === null) return false;
  const { savedAt, step, values } = kept as Partial<Record<string, unknown>>;
  if (typeof savedAt !== 'number' || typeof step !== 'number') return false;
  return (
    typeof values === 'object' && values !== null && Object.values(values).every((text) => typeof text === 'string')
  );
}
