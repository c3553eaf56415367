import { fieldNames } from '@/features/application/field-names';
import type { FormAnswer } from '@/features/application/form-answer';
import { type FormView, questionId } from '@/features/application/form-view';
import { useFormKey } from '@/features/application/use-form-key';
import { honeypotName } from '@/shell/visitor-form/form-answer';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';

/** The hidden values that the server needs beside the answers, and the honeypot (R34). */
export function HiddenFields({ view, answer }: { view: FormView; answer: FormAnswer }) {
  const keyId = questionId(view.id, fieldNames.key);
  const key = useFormKey(keyId, view.key);
  const hidden: Readonly<Record<string, string>> = {
    ...view.hidden,
    [fieldNames.proof]: answer.proof,
  };
  return (
    <>
      {/* An answer names the key to send again with: the same key, so that a retry is the same application. */}
      <input type="hidden" id={keyId} name={fieldNames.key} value={answer.key || key} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={visuallyHidden.hidden} aria-hidden="true">
        <label>
          {view.messages.honeypot} <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
