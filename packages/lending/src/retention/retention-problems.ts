import type { RetentionRule } from './retention-rule.ts';

/** Why a table of rules must not be used. */
export type RetentionProblem<Kind extends string> =
  /** No rule ever erases the record type. */
  | { readonly code: 'never_erased'; readonly kind: Kind }
  /** The record type is in use, neither blocked nor erased, for longer than allowed. The rule is the first that ends the use. */
  | {
      readonly code: 'used_too_long';
      readonly kind: Kind;
      readonly rule: string;
      readonly days: number;
      readonly maxDays: number;
    }
  /** The rule has an invalid number of days. */
  | { readonly code: 'no_days'; readonly rule: string };

/**
 * The problems of a table of rules, found before a job uses it. A table with a gap would silently keep personal data for ever
 * (R26).
 * @param maxDays the maximum days in use of every record type, from the country's policy. R26 has 30 for an abandoned draft
 * and at most twelve months for a refused application.
 */
export function problemsOfRetention<Kind extends string>(
  rules: readonly RetentionRule<Kind>[],
  maxDays: Readonly<Record<Kind, number>>,
): RetentionProblem<Kind>[] {
  const withoutDays = rules.filter(({ afterDays }) => !(Number.isSafeInteger(afterDays) && afterDays >= 0));
  const kinds = Object.keys(maxDays) as Kind[];
  return [
    ...withoutDays.map(({ id }) => ({ code: 'no_days', rule: id }) as const),
    ...kinds.flatMap((kind) => problemsOfKind(kind, rules, maxDays[kind])),
  ];
}

function problemsOfKind<Kind extends string>(
  kind: Kind,
  rules: readonly RetentionRule<Kind>[],
  maxDays: number,
): RetentionProblem<Kind>[] {
  const ofKind = rules.filter(({ kinds }) => kinds.includes(kind));
  if (!ofKind.some(({ action }) => action === 'erase')) return [{ code: 'never_erased', kind }];
  const days = Math.min(...ofKind.map(({ afterDays }) => afterDays));
  const first = ofKind.find(({ afterDays }) => afterDays === days);
  return first && days > maxDays ? [{ code: 'used_too_long', kind, rule: first.id, days, maxDays }] : [];
}
