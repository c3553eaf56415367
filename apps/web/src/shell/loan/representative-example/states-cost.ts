/**
 * Whether content states the yearly cost of a loan, so that its page owes the representative example (R2): a percentage close to the
 * country's name for that rate.
 * @param content an answer of the CMS, with its figures filled in
 * @param aprName `TAE`, `RRSO` …
 */
export function statesCost(content: unknown, aprName: string): boolean {
  const percent = '\\d\\s?%';
  const near = '[^"\\\\]{0,60}';
  return new RegExp(`${aprName}${near}${percent}|${percent}${near}${aprName}`, 'u').test(JSON.stringify(content) ?? '');
}
