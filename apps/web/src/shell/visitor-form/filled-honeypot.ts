import 'server-only';
import { filledHoneypots } from '@/server/requests/filled-honeypots';
import { honeypotName } from '@/shell/visitor-form/form-answer';

/**
 * Whether the honeypot of a sent form is filled in; counted in the metrics. The sender may be a person with a program that fills in forms, so
 * nothing is dropped: the CMS asks for a proof (R34).
 * @param name of the form: `comment`
 */
export function isFilledHoneypot(form: FormData, name: string): boolean {
  const isFilled = (form.get(honeypotName) ?? '') !== '';
  if (isFilled) filledHoneypots.publish(name);
  return isFilled;
}
