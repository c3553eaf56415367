import type { SiteView } from '@/site/site-view';
import type { VisitorFormProps } from '@/site/visitor-form/visitor-form';

/** What a form says besides its questions. @param submit the words of its button */
export function formWords(submit: string, { messages }: SiteView): VisitorFormProps['words'] {
  const { sending, trap, lost } = messages.comments.words;
  return { submit, sending, trap, lostTitle: lost.title, lostText: lost.text };
}
