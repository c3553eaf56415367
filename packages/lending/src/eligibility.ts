/**
 * The items of the eligibility test and what each is worth, in percent (specification §3 and §9). They add up to 98 and
 * are not to be normalised (decisions, "Numbers that look wrong"): all ticked is 98 %.
 */
export const eligibilityItems = [
  { name: 'over', percent: 20 },
  { name: 'citizen', percent: 35 },
  { name: 'validIdentity', percent: 15 },
  { name: 'validBank', percent: 28 },
] as const;

export type EligibilityItem = (typeof eligibilityItems)[number]['name'];

/**
 * What the ticked items come to, in percent: 0 to 98. It orients and decides nothing (R24): the page has to say so.
 * @param checks what is not there is not ticked.
 */
export function eligibilityPercent(checks: Readonly<Partial<Record<EligibilityItem, boolean>>>): number {
  return eligibilityItems.reduce((sum, { name, percent }) => sum + (checks[name] === true ? percent : 0), 0);
}
