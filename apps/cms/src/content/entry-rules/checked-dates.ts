import type { Problem } from './problem';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Refuses a day in the future for something that has happened: a check of the facts, or what a customer said. It is tomorrow already
 * in some time zones.
 */
export const pastDateProblems =
  (field: string) =>
  (data: Record<string, unknown>, { now }: { now: Date }): Problem[] => {
    const value = data[field];
    const tomorrow = new Date(now.getTime() + DAY).toISOString().slice(0, 10);
    if (typeof value !== 'string' || value.slice(0, 10) <= tomorrow) return [];
    const [year, month, day] = value.slice(0, 10).split('-');
    const message = `La fecha ${day}/${month}/${year} está en el futuro. Escribe el día en que ocurrió.`;
    return [{ path: [field], message }];
  };
