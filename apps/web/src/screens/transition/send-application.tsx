import 'server-only';
import { exitPath } from '@prestafaro/addresses';
import { type FormQuestion, type PickPart, pickQuestions } from '@prestafaro/application';
import type { DeliveredPart } from '@prestafaro/types/application';
import { questionView } from '@/features/application/question-view';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import { PickForm } from '@/features/click-out/delivery/pick-form';
import { paidRel } from '@/features/offers/card/offer-action';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { sendPickToLender, sendToLender } from '@/screens/transition/send-to-lender';
import styles from '@/screens/transition/transition-page.module.css';
import type { SiteView } from '@/shell/site-view';
import type { FormField } from '@/shell/visitor-form/form-field';
import { Disclosure } from '@/ui/accordion/accordion';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

export interface SendApplicationProps {
  offer: PricedOffer;
  lender: string;
  parts: readonly DeliveredPart[];
  /** Those of the parts that the application lacks. */
  asked: readonly PickPart[];
  view: SiteView;
}

/**
 * Names each part of the application that the lender gets, asks for those that the application lacks (R21), and has the button that sends
 * them and the link that sends nothing (R22 b).
 */
export function SendApplication({ offer, lender, parts, asked, view }: SendApplicationProps) {
  const { site, messages } = view;
  const { application, clickOut, visitorForm } = messages;
  const { delivery } = clickOut;
  const { textVersion } = deliveryConsent(site, lender, parts, messages);
  return (
    <section className={styles.part} aria-labelledby="send">
      <h2 id="send">{delivery.whatTitle}</h2>
      <Text>{fill(delivery.whatText, { lender })}</Text>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{delivery.parts[part]}</li>
        ))}
      </ul>
      <Text>{fill(delivery.after, { lender })}</Text>
      <PickForm
        action={sendToLender}
        send={sendPickToLender}
        hidden={{
          ...{ locale: site.locale, offer: String(offer.offerId), lender, version: textVersion },
          ...{ parts: parts.join(), asked: asked.join() },
        }}
        fields={pickQuestions(site.country, asked).map((question) => fieldOf(question, view))}
        messages={{
          submit: fill(delivery.send, { lender }),
          sending: application.sending,
          lost: visitorForm.noConnection,
        }}
        className={styles.send}
        why={
          asked.length > 0 && (
            <Disclosure summary={application.steps.whyTitle}>
              {asked.map((part) => (
                <Text key={part} size="note">
                  {application.whyAsked[part]}
                </Text>
              ))}
            </Disclosure>
          )
        }
      >
        <AppLink isPlain href={exitPath(site, offer.offerId)} rel={paidRel}>
          {fill(delivery.without, { lender })}
        </AppLink>
      </PickForm>
    </section>
  );
}

/** Secret answers are never kept by the browser. A text that is too long is refused with an error, not cut off. */
function fieldOf(question: FormQuestion, view: SiteView): FormField {
  const { name, label, hint, options, inputMode, maxLength } = questionView(question, view, new Date());
  const asked = { name, label, ...(hint && { hint }) };
  if (options.length > 0) return { kind: 'choice', ...asked, options, placeholder: view.messages.application.choose };
  return { kind: 'line', ...asked, ...(inputMode && { inputMode }), autoComplete: 'off', maxLength: 2 * maxLength };
}
