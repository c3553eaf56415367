import type { ArmComparison } from './compare-arms';

const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 1 });
const points = new Intl.NumberFormat('es', { maximumFractionDigits: 1, signDisplay: 'never' });
const rounded = new Intl.NumberFormat('es', { maximumSignificantDigits: 2 });

/** More would wait for ever. */
const MOST_VISITORS = 1_000_000;

/** `3,2 %`, or a dash without a visitor. */
export const rateText = (rate: number | null): string => (rate === null ? '—' : percent.format(rate));

/** `entre 0,4 puntos menos y 3,1 más`: the 95 % interval of the difference of B from A. */
export function intervalText({ interval: { low, high } }: ArmComparison): string {
  return `entre ${pointsText(low)} y ${pointsText(high)}`;
}

/** `1,2 puntos más, entre 0,4 puntos menos y 3,1 puntos más`: the difference of B from A with its 95 % interval. */
export const differenceText = (comparison: ArmComparison): string =>
  `${pointsText(comparison.difference)}, ${intervalText(comparison)}`;

/** The probability that B is better, as a table has it. Nothing that was only seen is certain. */
export function chanceOfBText({ chanceOfB }: Pick<ArmComparison, 'chanceOfB'>): string {
  if (chanceOfB > 0.999) return `> ${percent.format(0.999)}`;
  return chanceOfB < 0.001 ? `< ${percent.format(0.001)}` : percent.format(chanceOfB);
}

const pointsText = (difference: number): string =>
  `${points.format(difference * 100)} puntos ${difference < 0 ? 'menos' : 'más'}`;

/** Nothing that was only seen is certain. */
const chanceText = (chance: number): string =>
  chance > 0.999 ? `superior al ${percent.format(0.999)}` : `del ${percent.format(chance)}`;

/** What the comparison means, in one sentence for an editor. */
export function verdictText({ verdict, difference, chanceOfB, missingVisitors }: ArmComparison): string {
  if (verdict !== 'undecided') {
    const chance = chanceText(verdict === 'b' ? chanceOfB : 1 - chanceOfB);
    return `La variante ${verdict.toUpperCase()} consigue más solicitudes: con estos datos, la probabilidad de que sea mejor es ${chance}.`;
  }
  if (missingVisitors === null) return 'Aún no se puede decir: hasta ahora no hay ninguna diferencia que medir.';
  if (missingVisitors > MOST_VISITORS) {
    return 'Aún no se puede decir, y la diferencia es tan pequeña que haría falta más de un millón de visitantes.';
  }
  const ahead = difference > 0 ? 'B' : 'A';
  return `Aún no se puede decir: faltan unos ${rounded.format(missingVisitors)} visitantes para saber si la ventaja de ${ahead} es casualidad.`;
}
