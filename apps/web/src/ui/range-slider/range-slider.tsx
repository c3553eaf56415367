import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { customProperties } from '../custom-properties';
import fieldStyles from '../field/field.module.css';
import { FieldError } from '../field/field-error';
import { fillValueText, groupDigits, shareOfRange, writeNumber } from './range-number';
import styles from './range-slider.module.css';
import { RangeSync } from './range-sync';

export interface RangeTick {
  value: number;
  label: string;
}

export interface RangeSliderProps {
  /** Id of the slider; the number twin is `{id}-number`. */
  id: string;
  /**
   * Name under which the form sends the value, as plain digits once scripts run (see `readWholeNumber` for other
   * formats).
   */
  name: string;
  label: string;
  /** Name of the number twin for screen readers, with its unit: "Importe en euros". */
  numberLabel: string;
  min: number;
  max: number;
  step?: number;
  defaultValue: number;
  /** Separates groups of three digits; a no-break space unless the country uses another. */
  groupSeparator?: string;
  /** Number of decimals that may be typed: two for a rate, none for an amount. The step must allow them. */
  decimals?: number;
  decimalSeparator?: string;
  unitBefore?: string;
  unitAfter?: string;
  /** One sentence below the label that explains the question. */
  hint?: string;
  /** Says how to correct the value; shown above the slider, and read with the number. */
  error?: ReactNode;
  /** First at `min`, last at `max`. */
  ticks: readonly RangeTick[];
  /** The text of the value for screen readers, with `{value}` in it: "{value} euros". */
  valueText: string;
  className?: string;
}

/**
 * A native slider and a number field with the same value. Listen to `input` of the slider to follow the value: it is
 * also sent when the number was typed. Without scripts only the number field is shown, and the form sends it.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { id, name, label, numberLabel, min, max, step = 1, defaultValue, ticks, valueText, className } = props;
  const { groupSeparator = '\u00a0', decimals = 0, decimalSeparator = ',', unitBefore, unitAfter, hint, error } = props;
  const style = { groupSeparator, decimals, decimalSeparator };
  const digits = groupDigits(max, groupSeparator).length + (decimals && decimals + 1);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const described = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div
      className={classNames(styles.range, className)}
      style={customProperties({ '--p': shareOfRange(defaultValue, { min, max }), '--digits': digits })}
    >
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.number}>
          {unitBefore && <span aria-hidden="true">{unitBefore}</span>}
          <input
            id={`${id}-number`}
            name={name}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-label={numberLabel}
            defaultValue={writeNumber(defaultValue, style)}
            {...described}
          />
          {unitAfter && <span aria-hidden="true">{unitAfter}</span>}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input
        id={id}
        className={styles.input}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        aria-valuetext={fillValueText(valueText, defaultValue, style)}
        {...described}
      />
      <Ticks ticks={ticks} min={min} max={max} />
      <RangeSync id={id} name={name} valueText={valueText} {...style} />
    </div>
  );
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
