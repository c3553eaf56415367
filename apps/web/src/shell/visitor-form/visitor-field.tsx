import { type FormField, tickedValue } from '@/shell/visitor-form/form-field';
import { Check } from '@/ui/check/check';
import { Field } from '@/ui/field/field';
import { Input } from '@/ui/input/input';
import { Select } from '@/ui/select/select';
import { StarChoice } from '@/ui/star-choice/star-choice';
import { Textarea } from '@/ui/textarea/textarea';

export interface VisitorFieldProps {
  id: string;
  field: FormField;
  /** The value typed before. */
  value: string | undefined;
  error: string | undefined;
}

/** A question of a form with its value and its error. */
export function VisitorField({ id, field, value, error }: VisitorFieldProps) {
  const { name, label, hint } = field;
  if (field.kind === 'stars') {
    const { labels, noneLabel } = field;
    return (
      <StarChoice
        id={id}
        name={name}
        legend={label}
        hint={hint}
        error={error}
        labels={labels}
        noneLabel={noneLabel}
        defaultValue={value}
      />
    );
  }
  if (field.kind === 'check') {
    return (
      <Check id={id} name={name} value={tickedValue} label={label} hint={hint} defaultChecked={value === tickedValue} />
    );
  }
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => {
        const common = { ...control, name, defaultValue: value };
        switch (field.kind) {
          case 'line': {
            const { type = 'text', inputMode, autoComplete, maxLength } = field;
            const typing = { type, inputMode, autoComplete, maxLength };
            return <Input {...common} {...typing} width="half" />;
          }
          case 'text':
            return <Textarea {...common} rows={5} />;
          case 'choice':
            return <Select {...common} options={field.options} placeholder={field.placeholder} />;
        }
      }}
    </Field>
  );
}
