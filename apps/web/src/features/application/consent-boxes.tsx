import { consentName } from '@/features/application/field-names';
import type { FormAnswer } from '@/features/application/form-answer';
import { type FormView, questionId } from '@/features/application/form-view';
import { ArmMark } from '@/shell/experiment/arm-mark';
import { Check } from '@/ui/check/check';
import { FieldError } from '@/ui/field/field-error';
import { FieldGroup } from '@/ui/field/field-group';
import styles from './application-form.module.css';

/** Separate boxes, none ticked beforehand (R22). A box with another text is another box, so it is not ticked. */
export function ConsentBoxes({ view, answer }: { view: FormView; answer: FormAnswer }) {
  const { legend, hint } = view.messages.consents;
  const { drawn } = view;
  return (
    <FieldGroup id={questionId(view.id, 'consents')} legend={legend} hint={hint} className={styles.consents}>
      {drawn?.seenAt === 'consents' && <ArmMark arm={drawn.arm} />}
      {view.consents.map(({ purpose, label, textVersion }) => {
        const id = questionId(view.id, purpose);
        const error = answer.errors.find(({ field }) => field === purpose)?.message;
        return (
          <div key={textVersion} className={styles.consent} data-invalid={error ? '' : undefined}>
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
            <Check
              id={id}
              name={consentName(purpose)}
              label={label}
              defaultChecked={answer.consents.includes(purpose)}
              aria-describedby={error ? `${id}-error` : undefined}
              aria-invalid={error ? true : undefined}
            />
          </div>
        );
      })}
    </FieldGroup>
  );
}
