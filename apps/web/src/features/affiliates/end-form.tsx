import { requestEnd } from '@/features/affiliates/actions';
import styles from '@/features/affiliates/affiliate-page.module.css';
import type { SiteView } from '@/shell/site-view';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { VisitorForm } from '@/shell/visitor-form/visitor-form';
import { Text } from '@/ui/text/text';

export interface EndFormProps {
  /** The token of the mailed link, which is in the address of the page too. */
  token: string;
  view: SiteView;
  initial?: FormAnswer;
}

/** Asks for the end of the contract. A mail confirms it, so neither one press nor an old link ends anything. It works without scripts. */
export function EndForm({ token, view, initial }: EndFormProps) {
  const { end } = view.messages.affiliates;
  return (
    <section className={styles.part} aria-labelledby="affiliate-end-title">
      <h2 id="affiliate-end-title">{end.title}</h2>
      <Text>{end.text}</Text>
      <VisitorForm
        name="affiliate-end"
        id="affiliate-end"
        action={requestEnd}
        hidden={{ locale: view.site.locale, token }}
        fields={[]}
        messages={formMessages(end.submit, view)}
        initial={initial}
      />
    </section>
  );
}
