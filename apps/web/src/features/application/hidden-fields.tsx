import { fieldNames } from '@/features/application/field-names';
import type { FormAnswer } from '@/features/application/form-answer';
import type { FormView } from '@/features/application/form-view';
import { honeypotName } from '@/shell/visitor-form/form-answer';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';

/** The hidden values that the server needs beside the answers, and the honeypot (R34). */
export function HiddenFields({ view, answer }: { view: FormView; answer: FormAnswer }) {
  const hidden: Readonly<Record<string, string>> = {
    ...view.hidden,
    // An answer names the key to send again with: the same key, so that a retry is the same application.
    [fieldNames.key]: answer.key || view.key,
    [fieldNames.accountAsked]: answer.isAccountAsked ? '1' : '',
    [fieldNames.proof]: answer.proof,
  };
  return (
    <>
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
