/** Messages per hour (R34). A person may be a household or an office, so the figures are above what one visitor writes. */
export const ALLOWANCES = {
  comment: { perPerson: 10, perSite: 300 },
  rating: { perPerson: 30, perSite: 3000 },
  report: { perPerson: 10, perSite: 300 },
} as const satisfies Record<string, { perPerson: number; perSite: number }>;
