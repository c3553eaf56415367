import { datePartName, dateParts } from '@/features/application/field-names';
import { type QuestionProps, questionId } from '@/features/application/form-view';
import { FieldGroup } from '@/ui/field/field-group';
import { Input } from '@/ui/input/input';
import styles from './application-form.module.css';

/** Day, month and year are typed, because a date picker is slow for a year of birth. */
export function DateField({ view, question: { name, label, hint, autoComplete }, values, error }: QuestionProps) {
  const id = questionId(view.id, name);
  return (
    <FieldGroup id={id} legend={label} hint={hint} error={error}>
      <div className={styles.date}>
        {dateParts.map((part) => (
          <label key={part} htmlFor={`${id}-${part}`}>
            {view.messages.dateParts[part]}
            <Input
              id={`${id}-${part}`}
              name={datePartName(name, part)}
              defaultValue={values[datePartName(name, part)]}
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              maxLength={part === 'year' ? 6 : 4}
              width={part === 'year' ? 4 : 2}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
