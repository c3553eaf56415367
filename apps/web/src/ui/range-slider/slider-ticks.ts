import type { RangeTick } from './range-slider';

interface Bounds {
  min: number;
  max: number;
  step: number;
  /** Values between the ends are multiples of this: 12 for months. By default a round number. */
  unit?: number;
}

/** With longer labels, four of them do not fit on a phone. */
const maxLabelLength = 8;

/**
 * Marks under a slider: its ends, and two round values near the thirds where the labels are short enough.
 * @param labelOf writes a value as the site does
 */
export function sliderTicks(bounds: Bounds, labelOf: (value: number) => string): RangeTick[] {
  const { min, max, step, unit = Math.max(step, roundUnit((max - min) / 5)) } = bounds;
  const inner = [1 / 3, 2 / 3].map((share) => Math.round((min + (max - min) * share) / unit) * unit);
  const isRoomy = labelOf(max).length <= maxLabelLength;
  const values = isRoomy ? [min, ...inner, max] : [min, max];
  return [...new Set(values)]
    .filter((value) => value >= min && value <= max)
    .map((value) => ({ value, label: labelOf(value) }));
}

/** The largest of 1, 5, 10, 50, 100 … that is not above `limit`. */
function roundUnit(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(limit, 1)));
  return limit >= 5 * power ? 5 * power : power;
}

/** A slider of a phone has room for so many characters below it. */
const charactersOfSlider = 42;

/**
 * The marks whose labels do not touch: both ends, whose labels begin and end with the slider, and of the others those with room between.
 * @param shareOf the place of a value on the slider, from 0 to 1
 */
export function ticksWithRoom(ticks: readonly RangeTick[], shareOf: (value: number) => number): RangeTick[] {
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || first === last) return [...ticks];
  const widthOf = ({ label }: RangeTick) => label.length / charactersOfSlider;
  const gap = 1 / charactersOfSlider;
  let end = widthOf(first);
  const inner = ticks.slice(1, -1).filter((tick) => {
    const [middle, half] = [shareOf(tick.value), widthOf(tick) / 2];
    const hasRoom = middle - half >= end + gap && middle + half <= 1 - widthOf(last) - gap;
    if (hasRoom) end = middle + half;
    return hasRoom;
  });
  return [first, ...inner, last];
}
