import type { RetentionRule } from './retention-rule.ts';

export type RetentionProblem<Kind extends string> =
  /** No rule ever erases it. */
  | { readonly code: 'never_erased'; readonly kind: Kind }
  /** It is in use, neither blocked nor erased, for longer than it may. */
  | { readonly code: 'used_too_long'; readonly kind: Kind; readonly days: number; readonly maxDays: number }
  /** Its number of days is none. */
  | { readonly code: 'no_days'; readonly rule: string };

/**
 * What is wrong with a table of rules, before a job trusts it: a table with a gap keeps personal data for ever and says
 * nothing (R26).
 * @param maxDays for every kind the days after which it may be in use no longer, from the country's policy: R26 has 30 for
 * an abandoned draft and twelve months at most for a refused application.
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
  return days > maxDays ? [{ code: 'used_too_long', kind, days, maxDays }] : [];
}
