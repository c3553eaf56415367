/**
 * Messages per hour of one person (R34), who may be a household or an office, so the figures are above what one visitor writes.
 * A site has no limit, because thirty addresses would close it for everybody: above a normal number each message needs a proof
 * (`proofs/attack-guard.ts`). That number is a share of FORMS_PER_MINUTE, because moderators read every comment and report.
 */
export const ALLOWANCES = {
  comments: { perPerson: 10, shareOfForms: 0.1 },
  ratings: { perPerson: 30, shareOfForms: 1 },
  'comment-reports': { perPerson: 10, shareOfForms: 0.1 },
} as const satisfies Record<string, { perPerson: number; shareOfForms: number }>;
