import type { SiteView } from '@/shell/site-view';
import type { VisitorFormProps } from '@/shell/visitor-form/visitor-form';

/** The messages of a form besides its questions. @param submit label of its button */
export function formMessages(submit: string, { messages }: SiteView): VisitorFormProps['messages'] {
  const { sending, honeypot, noConnection } = messages.visitorForm;
  return { submit, sending, honeypot, noConnectionTitle: noConnection.title, noConnectionText: noConnection.text };
}
