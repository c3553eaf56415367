import type { ReactNode } from 'react';
import { Check } from '../check/check';
import { FieldGroup } from '../field/field-group';
import { starPath } from '../stars/star-path';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './star-choice.module.css';

export interface StarChoiceProps {
  /** Id of the first star; the id of the group is `{id}-group`. A link in an error summary leads to a control. */
  id: string;
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** One text per number of stars, from one star up: "4 de 5 estrellas". */
  labels: readonly string[];
  /** The label for no rating; without it a star must be picked. */
  noneLabel?: string;
  /** The number of stars as text; empty for none. */
  defaultValue?: string;
}

/** A choice of stars: radios with their numbers beside them, so that nobody has to count. */
export function StarChoice({ id, name, legend, hint, error, labels, noneLabel, defaultValue = '' }: StarChoiceProps) {
  return (
    <FieldGroup id={`${id}-group`} legend={legend} hint={hint} error={error}>
      <div className={styles.choice}>
        {labels.map((label, index) => {
          const value = String(index + 1);
          return (
            <label key={value} className={styles.star}>
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={starPath} />
              </svg>
              <span aria-hidden="true">{value}</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </label>
          );
        })}
      </div>
      {noneLabel && <Check type="radio" name={name} value="" label={noneLabel} defaultChecked={defaultValue === ''} />}
    </FieldGroup>
  );
}
