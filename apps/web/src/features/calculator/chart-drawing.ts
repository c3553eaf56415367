/** A mark beside the drawing, by its position in percent: 0 is left or bottom, 100 right or top. */
export interface ChartMark {
  readonly at: number;
  readonly value: number;
  /** Left out in a narrow drawing. */
  readonly isWideOnly: boolean;
}

/** A bar of the drawing, in percent of its width and height from the upper left corner. */
export interface ChartBar {
  readonly month: number;
  readonly x: number;
  readonly width: number;
  readonly debt: { readonly y: number; readonly height: number };
  readonly interest: { readonly y: number; readonly height: number };
}

export interface ChartDrawing {
  readonly bars: readonly ChartBar[];
  /** Whether there are so many bars that they touch: an outline around each would hide its hatch. */
  readonly isDense: boolean;
  /** Round amounts in cents, from zero up. */
  readonly levels: readonly ChartMark[];
  readonly months: readonly ChartMark[];
  /** The interest of some months, above their bars. */
  readonly figures: readonly ChartMark[];
  /** Height of the first bar: the figures are above it. */
  readonly top: number;
}

/** A month of the table with the values of its bar. */
export interface ChartRow {
  readonly month: number;
  readonly paymentCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
}

const maxLevels = 4;
const maxMonthMarks = 12;
const minDenseRows = 37;

/** Two figures that are closer than this share of the width may overlap. */
const minFigureDistance = 25;

/**
 * The positions of all parts of the chart: one bar a month, the repayment at the bottom, the interest above.
 * @param slots months of the drawing: more than there are rows leave its right part empty
 */
export function drawChart(rows: readonly ChartRow[], slots = rows.length): ChartDrawing {
  const highest = Math.max(...rows.map(({ paymentCents }) => paymentCents), 1);
  const step = roundStep(highest / maxLevels);
  const top = Math.ceil(highest / step) * step;
  const share = (cents: number) => round((cents / top) * 100);
  const isDense = slots >= minDenseRows;
  const slot = 100 / slots;
  const width = isDense ? slot : slot * 0.6;
  const centre = (month: number) => round((month - 0.5) * slot);
  const interestOf = new Map(rows.map(({ month, interestCents }) => [month, interestCents]));
  return {
    isDense,
    top: share(rows[0]?.paymentCents ?? 0),
    bars: rows.map(({ month, principalCents, interestCents }) => ({
      month,
      x: round(centre(month) - width / 2),
      width: round(width),
      debt: { y: round(100 - share(principalCents)), height: share(principalCents) },
      interest: { y: round(100 - share(principalCents + interestCents)), height: share(interestCents) },
    })),
    levels: Array.from({ length: top / step + 1 }, (_, index) => ({
      at: share(index * step),
      value: index * step,
      isWideOnly: false,
    })),
    months: markedMonths(slots).map((month) => ({
      at: centre(month),
      value: month,
      isWideOnly: ![1, nearestOf(markedMonths(slots), Math.ceil(slots / 2)), slots].includes(month),
    })),
    figures: figureMonths(rows.length, slots).map((month) => ({
      at: centre(month),
      value: interestOf.get(month) ?? 0,
      isWideOnly: month !== 1 && month !== rows.length,
    })),
  };
}

/** The first month, the middle and the last; in a drawing that ends sooner only those with room for their figure. */
function figureMonths(count: number, slots: number): number[] {
  const months = [...new Set([1, Math.ceil(count / 2), count])];
  if (count === slots) return months;
  return count / slots >= minFigureDistance / 100 ? [...new Set([1, count])] : [1];
}

/** The first month, the last, and months at even distances between them: whole years for long loans. */
function markedMonths(count: number): number[] {
  const step = [1, 2, 3, 6, 12, 24, 60].find((each) => count / each <= maxMonthMarks) ?? 120;
  const regular = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
  // A mark close to an end would overlap its number.
  const inner = regular.filter((month) => month > Math.max(1, step * 0.7) && month <= count - step * 0.7);
  return [...new Set([1, ...inner, count])];
}

function nearestOf(months: readonly number[], wanted: number): number {
  return months.reduce((best, month) => (Math.abs(month - wanted) < Math.abs(best - wanted) ? month : best), 1);
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `limit`. */
function roundStep(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= limit) ?? 10 * power;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
