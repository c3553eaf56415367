/** Anchor of a month: `month-2024-01`. @param month 1 to 12 */
export function monthId(year: number, month: number): string {
  return `month-${year}-${String(month).padStart(2, '0')}`;
}
