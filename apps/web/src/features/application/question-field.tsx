import { DateField } from '@/features/application/date-field';
import { type QuestionProps, type QuestionView, questionId } from '@/features/application/form-view';
import { termUnitField } from '@/shell/application/application-link';
import { Check } from '@/ui/check/check';
import { Field } from '@/ui/field/field';
import { FieldGroup } from '@/ui/field/field-group';
import { Input } from '@/ui/input/input';
import { RangeSlider } from '@/ui/range-slider/range-slider';
import { Select } from '@/ui/select/select';
import styles from './application-form.module.css';

/** A question with its answer and its error. */
export function QuestionField({ view, question, values, error }: QuestionProps) {
  const { name, label, hint, options } = question;
  const id = questionId(view.id, name);
  const value = values[name];
  switch (question.control) {
    case 'amount':
    case 'days': {
      const slider = view.sliders[question.control];
      const texts = { id, name, label, hint, error };
      const typedUnit = value === undefined ? slider.typedUnit : values[termUnitField];
      return <RangeSlider {...slider} {...texts} typed={value ?? slider.typed} typedUnit={typedUnit} />;
    }
    case 'date':
      return <DateField view={view} question={question} values={values} error={error} />;
    case 'yes-no':
      return (
        <FieldGroup id={id} legend={label} hint={hint} error={error}>
          <div className={styles.choices}>
            {options.map((option) => (
              <Check
                key={option.value}
                type="radio"
                id={`${id}-${option.value}`}
                name={name}
                value={option.value}
                defaultChecked={value === option.value}
                label={option.label}
              />
            ))}
          </div>
        </FieldGroup>
      );
    case 'choice':
      return (
        <Field id={id} label={label} hint={hint} error={error} className={styles.field}>
          {(control) => (
            <Select
              {...control}
              name={name}
              defaultValue={value}
              options={options}
              placeholder={view.messages.choose}
              className={styles.half}
            />
          )}
        </Field>
      );
    default:
      return (
        <Field id={id} label={label} hint={hint} error={error} className={styles.field}>
          {(control) => <Input {...control} {...lineProps(question)} name={name} defaultValue={value} width="half" />}
        </Field>
      );
  }
}

/** A text that is too long is refused with an error. The limit of the field is higher, because it would cut off a pasted text. */
function lineProps({ control, maxLength, autoComplete, inputMode, unitBefore, unitAfter }: QuestionView) {
  const types = { phone: 'tel', email: 'email' } as const;
  return {
    type: control === 'phone' || control === 'email' ? types[control] : 'text',
    maxLength: 2 * maxLength,
    autoComplete,
    inputMode,
    before: unitBefore,
    after: unitAfter,
    ...(control === 'document' || control === 'account' ? { spellCheck: false, autoCapitalize: 'characters' } : {}),
  };
}

/** The field of a question to which a line of the error summary leads. */
export function firstFieldId(formId: string, question: Pick<QuestionView, 'name' | 'control' | 'options'>): string {
  const id = questionId(formId, question.name);
  switch (question.control) {
    case 'amount':
    case 'days':
      return `${id}-number`;
    case 'date':
      return `${id}-day`;
    case 'yes-no':
      return `${id}-${question.options[0]?.value ?? 'yes'}`;
    default:
      return id;
  }
}
