/** `0,5`: as the editor types it. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('es', { useGrouping: false, maximumFractionDigits: 20 }).format(value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
