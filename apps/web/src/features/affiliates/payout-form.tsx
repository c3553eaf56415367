import { countryOf } from '@prestafaro/countries';
import { type PayoutMethod, payoutMethods } from '@prestafaro/types/affiliate';
import { payoutLimits } from '@prestafaro/types/affiliate-proposal';
import { requestPayout } from '@/features/affiliates/actions';
import styles from '@/features/affiliates/affiliate-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { type FormAnswer, unanswered } from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { VisitorForm } from '@/shell/visitor-form/visitor-form';
import { Text } from '@/ui/text/text';

export interface PayoutFormProps {
  /** How the affiliate is paid now. */
  method: PayoutMethod;
  /** The token of the mailed link, which is in the address of the page too. */
  token: string;
  view: SiteView;
  initial?: FormAnswer;
}

/** The form for another way to be paid, on the page of an affiliate. What is sent changes nothing before a mail confirms it. It works without scripts. */
export function PayoutForm({ method, token, view, initial }: PayoutFormProps) {
  const { payoutForm } = view.messages.affiliates;
  return (
    <section className={styles.part} aria-labelledby="affiliate-payout-title">
      <h2 id="affiliate-payout-title">{payoutForm.title}</h2>
      <Text>{payoutForm.lead}</Text>
      <VisitorForm
        name="affiliate-payout"
        id="affiliate-payout"
        action={requestPayout}
        hidden={{ locale: view.site.locale, token }}
        fields={fieldsOf(view)}
        messages={formMessages(payoutForm.submit, view)}
        initial={initial ?? { ...unanswered, values: { payoutMethod: method } }}
      />
    </section>
  );
}

function fieldsOf({ site, messages }: SiteView): FormField[] {
  const { form, payouts, payoutForm } = messages.affiliates;
  return [
    {
      kind: 'choice',
      name: 'payoutMethod',
      label: form.payoutMethod,
      placeholder: form.choose,
      options: payoutMethods.map((value) => ({ value, label: payouts[value] })),
    },
    {
      kind: 'line',
      name: 'account',
      label: payoutForm.account,
      hint: payoutForm.accountHint,
      autoComplete: 'off',
      maxLength: payoutLimits.account.max,
    },
    ...(countryOf(site.country).accounts.asksForBank ? [bankField(payoutForm)] : []),
  ];
}

const bankField = ({ bank, bankHint }: SiteView['messages']['affiliates']['payoutForm']): FormField => ({
  ...{ kind: 'line', name: 'bank', label: bank, hint: bankHint },
  ...{ autoComplete: 'off', maxLength: payoutLimits.bank.max },
});
