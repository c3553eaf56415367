import type { HeldData } from '@prestafaro/types/my-data';
import { amountIn } from '@/features/my-data/amount-in';
import styles from '@/features/my-data/my-data.module.css';
import { dayText } from '@/shell/dates/day';
import { Moment } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';

type Held = HeldData['affiliates'][number];

interface Props {
  affiliates: readonly Held[];
  view: SiteView;
}

/** What is held about a person as an affiliate. The labels are those of the form and of the page of the programme. */
export function HeldAffiliates({ affiliates, view }: Props) {
  const { groups } = view.messages.myData.held;
  if (affiliates.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="affiliates">
      <h2 id="affiliates">{groups.affiliates}</h2>
      <ul className={styles.list}>
        {affiliates.map((affiliate) => (
          <li key={affiliate.code} className={styles.entry}>
            <Facts affiliate={affiliate} view={view} />
            <History affiliate={affiliate} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PartProps {
  affiliate: Held;
  view: SiteView;
}

function Facts({ affiliate, view }: PartProps) {
  const { labels } = view.messages.myData.held;
  const { form, page, payouts, models, states } = view.messages.affiliates;
  const {
    code,
    state,
    requestedAt,
    name,
    email,
    website,
    text,
    payoutMethod,
    payoutDetails,
    terms,
    credits,
    payments,
  } = affiliate;
  const kinds = { click: page.clicks, lead: page.leads, sale: page.sales, correction: page.corrections } as const;
  return (
    <FactList
      missing=""
      facts={[
        { label: labels.sent, value: <Moment iso={requestedAt} site={view.site} /> },
        { label: labels.status, value: states[state] },
        { label: page.code, value: code },
        { label: form.name, value: name },
        ...(email ? [{ label: form.email, value: email }] : []),
        { label: form.website, value: website },
        { label: form.text, value: text },
        { label: page.payoutMethod, value: [payouts[payoutMethod], payoutDetails].filter(Boolean).join(': ') },
        ...(terms
          ? [
              { label: page.model, value: models[terms.model] },
              { label: page.rate, value: amountIn(terms.rateCents, terms.currency, view) },
            ]
          : []),
        ...credits.map(({ kind, count, amountCents, currency }) => ({
          label: kinds[kind],
          value: `${count} (${amountIn(amountCents, currency, view)})`,
        })),
        ...payments.map(({ paidOn, amountCents, currency, reference }) => ({
          label: page.payments,
          value: [
            amountIn(amountCents, currency, view),
            dayText(paidOn, view.site.locale, 'medium') ?? paidOn,
            reference,
          ]
            .filter(Boolean)
            .join(', '),
        })),
      ]}
    />
  );
}

function History({ affiliate: { history, proposals, creditChanges }, view }: PartProps) {
  const { states, changed: changes, proposal } = view.messages.affiliates;
  return (
    <>
      <h3>{view.messages.myData.held.parts.history}</h3>
      <ul className={styles.list}>
        {proposals.map(({ at, kind, values }) => (
          <li key={`${at}-${kind}`}>
            <Moment iso={at} site={view.site} />: {proposal[kind].title} {Object.values(values).join(', ')}
          </li>
        ))}
        {history.map(({ at, state, changed, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same moment, and the list never changes
          <li key={index}>
            <Moment iso={at} site={view.site} />:{' '}
            {[states[state], changed && changes[changed], reason].filter(Boolean).join(', ')}
          </li>
        ))}
        {creditChanges.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <Moment iso={change.at} site={view.site} />: {creditChangeText(change, view)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** `Solicitud, No cuenta, Repetida`: what it is about, what became of it, and why. */
function creditChangeText({ kind, state, reason, note }: Held['creditChanges'][number], view: SiteView): string {
  const { page } = view.messages.affiliates;
  const kinds = { ...page.kinds, click: page.clicks };
  const states = { open: page.open, confirmed: page.confirmed, paid: page.paid, void: page.notCounted };
  const why = note ?? (reason && page.reasons[reason]);
  return [kind && kinds[kind], state && states[state], why].filter(Boolean).join(', ');
}
