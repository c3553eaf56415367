import { unsubscribeLimits } from '@prestafaro/types/visitor-forms';
import { unsubscribe } from '@/features/unsubscribe/actions';
import type { SiteView } from '@/shell/site-view';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { VisitorForm } from '@/shell/visitor-form/visitor-form';

/** The form of `/unsubscribe/`: an address, a number, or both (specification §3). */
export function UnsubscribeForm({ view, initial }: { view: SiteView; initial?: FormAnswer }) {
  const { email, phone, submit } = view.messages.unsubscribe;
  return (
    <VisitorForm
      name="unsubscribe"
      id="unsubscribe"
      action={unsubscribe}
      hidden={{ locale: view.site.locale }}
      fields={[
        {
          ...{ kind: 'line', type: 'email', name: 'email', ...email },
          ...{ autoComplete: 'email', maxLength: unsubscribeLimits.email.max },
        },
        {
          ...{ kind: 'line', type: 'tel', name: 'phone', ...phone },
          ...{ autoComplete: 'tel', maxLength: unsubscribeLimits.phone.max },
        },
      ]}
      messages={formMessages(submit, view)}
      initial={initial}
    />
  );
}
