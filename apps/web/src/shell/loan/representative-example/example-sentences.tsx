import { toCents } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { amountText, percentText, resultAmount, termText } from '@/shell/loan/amounts';
import type { SiteSettings, SiteView } from '@/shell/site-view';

/** The figures of an example. Money is in units of the currency, rates are in percent. */
export interface ExampleFigures
  extends Omit<NonNullable<SiteSettings['representativeExamples'][number]>, '__typename' | 'isPromotional'> {
  readonly isPromotional: boolean | null;
  /** The instalments in words; undefined for one payment at the end. */
  readonly payments?: string;
}

/** The examples of an editor, without the null entries that GraphQL allows. */
export function examplesOf({ settings }: Pick<SiteView, 'settings'>): ExampleFigures[] {
  return settings.representativeExamples.flatMap((example) => (example ? [example] : []));
}

/** One example with its six items, in the terms of the country (R2). */
export function ExampleSentence({ example, view }: { example: ExampleFigures; view: SiteView }) {
  const { sentence, promotional, onePayment, instalments } = view.messages.example;
  const totalCents = toCents(example.totalRepayable);
  const strong = (name: string, text: string) => <strong key={name}>{text}</strong>;
  const total = strong('total', resultAmount(totalCents, view));
  const payments = example.payments ? (
    fill(instalments, { payments: example.payments })
  ) : (
    <FillPlaceholders key="payments" message={onePayment} values={{ total }} />
  );
  const values = {
    amount: strong('amount', amountText(example.amount, view)),
    days: strong('days', termText(example.days, view)),
    nominalRate: strong('nominalRate', percentText(example.nominalRatePercent, view)),
    apr: strong('apr', percentText(example.aprPercent, view)),
    cost: strong('cost', resultAmount(totalCents - toCents(example.amount), view)),
    fees: example.fees,
    payments,
    total,
  };
  return (
    <p>
      <FillPlaceholders message={example.isPromotional ? promotional : sentence} values={values} />
    </p>
  );
}
