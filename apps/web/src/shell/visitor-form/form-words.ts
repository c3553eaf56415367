import type { SiteView } from '@/shell/site-view';
import type { VisitorFormProps } from '@/shell/visitor-form/visitor-form';

/** What a form says besides its questions. @param submit the words of its button */
export function formWords(submit: string, { messages }: SiteView): VisitorFormProps['words'] {
  const { sending, honeypot, lost } = messages.visitorForm;
  return { submit, sending, trap: honeypot, lostTitle: lost.title, lostText: lost.text };
}
