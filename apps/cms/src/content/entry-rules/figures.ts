/** `0,5`: as the editor types it. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('es', { useGrouping: false, maximumFractionDigits: 20 }).format(value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * What a computation finds in the figures of a form. Nothing for figures that no loan can have, as a term of minus three days: the check
 * of the form names those itself.
 */
export function foundIn<Found>(compute: () => readonly Found[]): readonly Found[] {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
