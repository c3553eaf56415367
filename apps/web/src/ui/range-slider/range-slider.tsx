import type { NumberProblem } from '@prestafaro/countries';
import { classNames } from '../class-names';
import { customProperties } from '../custom-properties';
import fieldStyles from '../field/field.module.css';
import { RangeIsland } from './range-island';
import {
  fillValueText,
  groupDigits,
  isWholeStep,
  type NumberStyle,
  readSlider,
  shareOfRange,
  writeNumber,
} from './range-number';
import styles from './range-slider.module.css';

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
  defaultValue: number;
  /** The text that the visitor typed before. It replaces the default value, or stays beside its message if it is refused. */
  typed?: string | undefined;
  /** Separates groups of three digits; a no-break space unless the country uses another. */
  groupSeparator?: string;
  /** Number of decimals that may be typed: two for a rate, none for an amount. The step must allow them. */
  decimals?: number;
  decimalSeparator?: string;
  unitBefore?: string;
  unitAfter?: string;
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
 * is shown, and the form sends it.
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
  const style = { groupSeparator, decimals, decimalSeparator };
  // Left out rather than undefined, which would be in the data of the page.
  const inForm = form ? { form } : {};
  const { value, text, error } = shownValue(props, style);
  // Room for two decimals even where they are refused, because the text stays as it was typed: «300,50».
  const digits = groupDigits(max, groupSeparator).length + 3;
  const hintId = hint && `${id}-hint`;
  const described = {
    'aria-describedby': [hintId, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div
      className={classNames(styles.range, className)}
      style={customProperties({ '--p': shareOfRange(value, { min, max }), '--digits': digits })}
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
          {unitAfter && <span aria-hidden="true">{unitAfter}</span>}
        </span>
      </div>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <RangeIsland
        {...{ id, name, valueText, min, max, step, units, error, hintId, ...style }}
        problems={props.problems}
      />
      <input
        id={id}
        className={styles.input}
        {...inForm}
        {...(look === 'number' && { hidden: true })}
        type="range"
        min={min}
        max={max}
        step={isWholeStep(value, { min, step }) ? step : 'any'}
        defaultValue={value}
        aria-valuetext={fillValueText(valueText, value, style)}
        {...described}
      />
      {look === 'slider' && <Ticks ticks={ticks} min={min} max={max} />}
    </div>
  );
}

/** The value of the slider, the text of the number field and its message. */
function shownValue({ typed, defaultValue, min, max, units, problems, error }: RangeSliderProps, style: NumberStyle) {
  const reading = typed === undefined ? undefined : readSlider(typed, { min, max, units, ...style });
  if (reading?.ok === false) return { value: defaultValue, text: typed, error: error ?? problems[reading.problem] };
  const value = reading?.value ?? defaultValue;
  return { value, text: writeNumber(value, style), error };
}

function Ticks({ ticks, min, max }: Pick<RangeSliderProps, 'ticks' | 'min' | 'max'>) {
  return (
    <ol className={styles.ticks} aria-hidden="true">
      {ticks.map((tick) => (
        <li key={tick.value} style={customProperties({ '--t': shareOfRange(tick.value, { min, max }) })}>
          {tick.label}
        </li>
      ))}
    </ol>
  );
}
