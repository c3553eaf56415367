import { choiceLabel } from '../labels/choices';
import { settings } from '../labels/components/settings';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName, problemsIn } from '../labels/field-name';
import type { Problem } from './problem';
import { crossedRanges } from './ranges';

interface MoneyFormat {
  groupSeparator?: string;
  decimalSeparator?: string;
}
type Figure = number | null | undefined;
interface Simulator {
  amountMin?: Figure;
  amountMax?: Figure;
  amountStep?: Figure;
  amountDefault?: Figure;
  daysMin?: Figure;
  daysMax?: Figure;
  daysDefault?: Figure;
}
export interface SettingsDraft {
  moneyFormat?: MoneyFormat | null;
  simulator?: Simulator | null;
}

/** The fields of one control of the simulator: its limits and the value that it shows first. */
interface Control {
  min: keyof Simulator;
  max: keyof Simulator;
  initial: keyof Simulator;
}

const AMOUNT: Control = { min: 'amountMin', max: 'amountMax', initial: 'amountDefault' };
const DAYS: Control = { min: 'daysMin', max: 'daysMax', initial: 'daysDefault' };

/**
 * Finds contradictions in the settings of a site. A missing figure contradicts nothing; Strapi requires it for publishing.
 */
export function contradictions({ moneyFormat, simulator }: SettingsDraft): Problem[] {
  return [
    ...problemsIn(siteSetting, 'moneyFormat', inMoneyFormat(moneyFormat ?? {})),
    ...problemsIn(siteSetting, 'simulator', inSimulator(simulator ?? {})),
  ];
}

function inMoneyFormat({ groupSeparator, decimalSeparator }: MoneyFormat): Problem[] {
  if (!groupSeparator || groupSeparator !== decimalSeparator) return [];
  const labels = settings['money-format'];
  const both = `${fieldName(labels, 'groupSeparator')} y ${fieldName(labels, 'decimalSeparator')}`;
  const message = `${both} tienen el mismo valor, «${choiceLabel(groupSeparator)}». Cambia uno de los dos.`;
  return [{ path: ['decimalSeparator'], message }];
}

const inSimulator = (simulator: Simulator): Problem[] => [
  ...inControl(simulator, AMOUNT),
  ...inSteps(simulator),
  ...inControl(simulator, DAYS),
];

function inControl(simulator: Simulator, { min, max, initial }: Control): Problem[] {
  const crossed = crossedRanges({ ...simulator }, settings.simulator, [{ from: min, to: max }]);
  const { [min]: low, [max]: high, [initial]: shown } = simulator;
  if (crossed.length > 0 || !isFigure(low) || !isFigure(high) || !isFigure(shown)) return crossed;
  if (shown >= low && shown <= high) return [];
  return [
    { path: [initial], message: `${simulatorField(initial)} es ${shown}. Escribe una cifra de ${low} a ${high}.` },
  ];
}

function inSteps({ amountMin: low, amountMax: high, amountStep: step, amountDefault: shown }: Simulator): Problem[] {
  if (!isFigure(low) || !isFigure(high) || !isFigure(step)) return [];
  if ((high - low) % step !== 0) {
    const fix = `Cambia ${simulatorField('amountStep')} o uno de los límites.`;
    return [{ path: ['amountStep'], message: `con saltos de ${step} no se llega de ${low} a ${high}. ${fix}` }];
  }
  if (!isFigure(shown) || (shown - low) % step === 0) return [];
  const first = `${simulatorField('amountDefault')} es ${shown}`;
  return [{ path: ['amountDefault'], message: `${first}. Escribe ${low} más un número entero de saltos de ${step}.` }];
}

const isFigure = (value: Figure): value is number => typeof value === 'number';

const simulatorField = (field: keyof Simulator): string => fieldName(settings.simulator, field);
