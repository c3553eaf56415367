import { classNames } from '../class-names';
import fieldStyles from '../field/field.module.css';
import visuallyHidden from '../visually-hidden/visually-hidden.module.css';
import styles from './segments.module.css';

export interface SegmentsProps {
  name: string;
  legend: string;
  isLegendHidden?: boolean;
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
  /** Id of the form, if the radios are not inside of it. */
  form?: string;
  className?: string;
}

/** Two to four short choices side by side: radios in one frame. */
export function Segments({ name, legend, isLegendHidden, options, defaultValue, form, className }: SegmentsProps) {
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={isLegendHidden ? visuallyHidden.hidden : fieldStyles.label}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} form={form} defaultChecked={value === defaultValue} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
