/**
 * The items of the eligibility test with their weights in percent (specification §3 and §9). They add up to 98 and must not be
 * normalised (decisions, "Numbers that look wrong"): all ticked gives 98 %.
 */
export const eligibilityItems = [
  { name: 'over', percent: 20 },
  { name: 'citizen', percent: 35 },
  { name: 'validIdentity', percent: 15 },
  { name: 'validBank', percent: 28 },
] as const;

/** The name of an item, which is also the key of its words in the messages. */
export type EligibilityItem = (typeof eligibilityItems)[number]['name'];

/**
 * The sum of the ticked items in percent: 0 to 98. It is only a guide and decides nothing (R24); the page has to say so.
 * @param checks a missing item is not ticked.
 */
export function eligibilityPercent(checks: Readonly<Partial<Record<EligibilityItem, boolean>>>): number {
  return eligibilityItems.reduce((sum, { name, percent }) => sum + (checks[name] === true ? percent : 0), 0);
}
