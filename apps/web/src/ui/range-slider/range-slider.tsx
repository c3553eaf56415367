import type { NumberProblem } from '@prestafaro/countries';
import { classNames } from '../class-names';
import { customProperties } from '../custom-properties';
import fieldStyles from '../field/field.module.css';
import { RangeIsland } from './range-island';
import { groupDigits, isWholeStep, type NumberStyle, shareOfRange, writeNumber } from './range-number';
import styles from './range-slider.module.css';
import {
  inShownUnit,
  positionOf,
  readInUnit,
  type ScalePart,
  type SecondUnit,
  spokenValue,
  stopsOf,
} from './slider-scale';

export interface RangeTick {
  value: number;
  label: string;
}

export interface RangeSliderProps {
  /** Id of the slider; the number twin is `{id}-number`. */
  id: string;
  /** Name under which the form sends the value: as it was typed, or as plain digits once scripts run and can read it. */
  name: string;
  label: string;
  /** Name of the number twin for screen readers, with its unit: "Importe en euros". */
  numberLabel: string;
  /** `number` shows the number field alone, for the less important numbers of a form. The hidden slider still tells the value. */
  look?: 'slider' | 'number';
  /** Id of the form, if the slider is not inside of it. */
  form?: string;
  min: number;
  max: number;
  step?: number;
  /** The steps differ along the slider, whose position is then no longer the value: `data-value` has it. In place of `step`. */
  scale?: readonly ScalePart[];
  defaultValue: number;
  /** The text that the visitor typed before. It replaces the default value, or stays beside its message if it is refused. */
  typed?: string | undefined;
  /** The unit that was chosen for it, of {@link SecondUnit.options}. */
  typedUnit?: string | undefined;
  /** Separates groups of three digits; a no-break space unless the country uses another. */
  groupSeparator?: string;
  /** Number of decimals that may be typed: two for a rate, none for an amount. The step must allow them. */
  decimals?: number;
  decimalSeparator?: string;
  unitBefore?: string;
  unitAfter?: string;
  /** The number may be in one of two units: a choice stands in place of `unitAfter`. The slider counts in the first one. */
  secondUnit?: SecondUnit | undefined;
  /** Signs and words that may be typed beside the number: those of a currency. */
  units?: readonly string[];
  /** One sentence below the label that explains the question. */
  hint?: string;
  /** The message for each problem of a typed number: it says how to correct it. */
  problems: Readonly<Record<NumberProblem, string>>;
  /** Instead of the message for what was typed; shown above the slider, and read with the number. */
  error?: string | undefined;
  /** First at `min`, last at `max`. */
  ticks: readonly RangeTick[];
  /** The text of the value for screen readers, with `{value}` in it: "{value} euros". */
  valueText: string;
  className?: string;
}

/**
 * A native slider and a number field with the same value. Listen to `input` of the slider to follow the value: it is
 * also sent when the number was typed. A typed number that the slider does not stop at is kept. A text that is no number
 * of the range stays in the field with a message, and the slider keeps its value. Without scripts only the number field
 * is shown, and the form sends it, with its unit where there are two.
 */
export function RangeSlider(props: RangeSliderProps) {
  const {
    id,
    name,
    label,
    numberLabel,
    look = 'slider',
    form,
    min,
    max,
    step = 1,
    ticks,
    valueText,
    className,
  } = props;
  const { groupSeparator = '\u00a0', decimals = 0, decimalSeparator = ',', unitBefore, unitAfter, hint, units } = props;
  const { scale, secondUnit } = props;
  const style = { groupSeparator, decimals, decimalSeparator };
  // Left out rather than undefined, which would be in the data of the page.
  const inForm = form ? { form } : {};
  const { value, text, unit, error } = shownValue(props, style);
  const way = wayOf(value, { min, max, step }, scale);
  // Room for two decimals even where they are refused, because the text stays as it was typed: «300,50». A choice of the unit takes it.
  const digits = groupDigits(max, groupSeparator).length + (secondUnit ? 0 : 3);
  const hintId = hint && `${id}-hint`;
  const descriptions = [hintId, error && `${id}-error`].filter(Boolean).join(' ');
  const described = {
    ...(descriptions && { 'aria-describedby': descriptions }),
    ...(error && { 'aria-invalid': true as const }),
  };
  return (
    <div
      className={classNames(styles.range, className)}
      style={customProperties({ '--p': shareOfRange(way.position, way), '--digits': digits })}
    >
      <div className={styles.top}>
        <label htmlFor={look === 'number' ? `${id}-number` : id}>{label}</label>
        <span className={styles.number}>
          {unitBefore && <span aria-hidden="true">{unitBefore}</span>}
          <input
            id={`${id}-number`}
            name={name}
            {...inForm}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            aria-label={numberLabel}
            defaultValue={text}
            {...described}
          />
          {secondUnit ? (
            <select
              id={`${id}-unit`}
              name={secondUnit.name}
              {...inForm}
              aria-label={secondUnit.label}
              defaultValue={unit}
            >
              {secondUnit.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ) : (
            unitAfter && <span aria-hidden="true">{unitAfter}</span>
          )}
        </span>
      </div>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <RangeIsland
        {...{ id, name, valueText, min, max, step, ...style }}
        {...(units && { units })}
        {...(error && { error })}
        {...(hintId && { hintId })}
        {...(scale && { scale })}
        {...(secondUnit && { secondUnit })}
        problems={props.problems}
      />
      <input
        id={id}
        className={styles.input}
        {...inForm}
        {...(look === 'number' && { hidden: true })}
        type="range"
        min={way.min}
        max={way.max}
        step={isWholeStep(way.position, way) ? way.step : 'any'}
        defaultValue={way.position}
        {...(scale && { 'data-value': value })}
        aria-valuetext={spokenValue(value, { ...style, valueText, secondUnit })}
        {...described}
      />
      {look === 'slider' && (
        <Ticks ticks={ticks} shareOf={(tick) => shareOfRange(wayOf(tick, way, scale).position, way)} />
      )}
    </div>
  );
}

/** The value of the slider, the text of the number field, its unit and its message. */
function shownValue(props: RangeSliderProps, style: NumberStyle) {
  const { typed, typedUnit, defaultValue, min, max, units, problems, secondUnit } = props;
  const reading =
    typed === undefined ? undefined : readInUnit(typed, typedUnit, { min, max, units, secondUnit, ...style });
  if (reading?.ok === false) {
    return { value: defaultValue, text: typed, unit: typedUnit, error: props.error ?? problems[reading.problem] };
  }
  const value = reading?.value ?? defaultValue;
  const { isSecond, number } = inShownUnit(value, secondUnit);
  const unit = secondUnit?.options[isSecond ? 1 : 0].value;
  return { value, text: writeNumber(number, style), unit, error: props.error };
}

/** Where a value is on the way of the slider. Without a scale the position is the value. */
function wayOf(value: number, bounds: { min: number; max: number; step: number }, scale?: readonly ScalePart[]) {
  if (!scale) return { ...bounds, position: value };
  const stops = stopsOf(scale);
  return { position: positionOf(value, stops), min: 0, max: stops.length - 1, step: 1 };
}

function Ticks({ ticks, shareOf }: Pick<RangeSliderProps, 'ticks'> & { shareOf: (value: number) => number }) {
  return (
    <ol className={styles.ticks} aria-hidden="true">
      {ticks.map((tick) => (
        <li key={tick.value} style={customProperties({ '--t': shareOf(tick.value) })}>
          {tick.label}
        </li>
      ))}
    </ol>
  );
}
