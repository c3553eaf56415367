interface MoneyFormat {
  groupSeparator?: string;
  decimalSeparator?: string;
}
interface Simulator {
  amountMin?: number;
  amountMax?: number;
  amountStep?: number;
  amountDefault?: number;
  daysMin?: number;
  daysMax?: number;
  daysDefault?: number;
}
export interface SettingsDraft {
  moneyFormat?: MoneyFormat | null;
  simulator?: Simulator | null;
}

/** Finds contradictions in the settings of a site. @returns sentences that tell the editor how to correct them; [] = none */
export function contradictions({ moneyFormat, simulator }: SettingsDraft): string[] {
  return [...inMoneyFormat(moneyFormat ?? {}), ...inSimulator(simulator ?? {})];
}

function inMoneyFormat({ groupSeparator, decimalSeparator }: MoneyFormat): string[] {
  if (!groupSeparator || groupSeparator !== decimalSeparator) return [];
  return [`Thousands and decimals cannot both be marked by a ${groupSeparator}. Change one of the two.`];
}

function inSimulator(simulator: Simulator): string[] {
  const { amountMin = 0, amountMax = 0, amountStep = 1, amountDefault = 0 } = simulator;
  const { daysMin = 0, daysMax = 0, daysDefault = 0 } = simulator;
  const problems: string[] = [];
  if (amountMin > amountMax) problems.push('The least amount is above the greatest.');
  else if (amountDefault < amountMin || amountDefault > amountMax) {
    problems.push(`The amount shown first must lie between ${amountMin} and ${amountMax}.`);
  }
  if ((amountMax - amountMin) % amountStep !== 0) {
    problems.push(`Steps of ${amountStep} do not lead from ${amountMin} to ${amountMax}. Change the step or a limit.`);
  } else if ((amountDefault - amountMin) % amountStep !== 0) {
    problems.push(`The amount shown first must be ${amountMin} and a whole number of steps of ${amountStep}.`);
  }
  if (daysMin > daysMax) problems.push('The shortest period is longer than the longest.');
  else if (daysDefault < daysMin || daysDefault > daysMax) {
    problems.push(`The period shown first must lie between ${daysMin} and ${daysMax} days.`);
  }
  return problems;
}
