import { CLICK_ID } from './click-id-form';
import { type Fault, faultOf } from './fault';
import type { ReportRules } from './network-presets';
import { isFault, MAX_WORD, type NetworkReport, PLAIN_TEXT, readMoney } from './network-report';

/** A macro that the network did not replace, in the marks of the common platforms: `{sub1}`, `[SUB1]`, `%sub1%`. */
const MACRO = /^(\{.*\}|\[.*\]|%[A-Za-z_]+%|#.*#)$/;

/**
 * Reads a report from the parameters of an address or a form. An empty parameter counts as absent, because networks send empty macros.
 * @returns `isGoal`: the word is a goal, because the network sent no status
 */
export function readParameters(
  parameters: URLSearchParams,
  { names, decimalSign, defaultCurrency }: ReportRules,
): { report: NetworkReport; isGoal: boolean } | readonly Fault[] {
  const used = [...new Set(Object.values(names))];
  const faults = used.flatMap((name) => faultOfParameter(parameters, name) ?? []);
  const value = (name: string) => parameters.get(name) || null;
  const clickId = value(names.click);
  if (clickId === null) faults.push(faultOf(names.click, 'missing'));
  else if (!CLICK_ID.test(clickId)) faults.push(faultOf(names.click, 'wrong-format'));
  const status = value(names.status);
  const goal = value(names.goal);
  if (status === null && goal === null) faults.push(faultOf(names.status, 'missing'));
  const amount = value(names.amount);
  const currency = value(names.currency)?.toUpperCase() ?? defaultCurrency;
  if (amount !== null && currency === null) faults.push(faultOf(names.currency, 'missing'));
  const money = amount !== null && currency !== null ? readMoney({ amount, currency }, names, decimalSign) : null;
  if (money && isFault(money)) faults.push(money);
  const word = status ?? goal;
  if (faults.length > 0 || clickId === null || word === null || (money && isFault(money))) return firstOfEach(faults);
  // Each goal of a click is paid by itself.
  const report = { clickId, word, eventId: value(names.event) ?? goal, payout: money };
  return { report, isGoal: status === null };
}

function faultOfParameter(parameters: URLSearchParams, name: string): Fault | null {
  const values = parameters.getAll(name);
  if (values.length > 1) return faultOf(name, 'given-twice');
  const [value = ''] = values;
  if (MACRO.test(value)) return faultOf(name, 'macro-not-replaced');
  if (!PLAIN_TEXT.test(value)) return faultOf(name, 'control-characters');
  return value.length > MAX_WORD ? faultOf(name, 'too-long', String(MAX_WORD)) : null;
}

/** A macro in place of a click is no click either: the first fault of a field tells what to mend. */
const firstOfEach = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ field }, index) => faults.findIndex((each) => each.field === field) === index);
