import { toCents } from '@prestafaro/lending';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { amountText, daysText, percentText, resultAmount } from '@/shell/loan/amounts';
import type { SiteSettings, SiteView } from '@/shell/site-view';

type Example = NonNullable<SiteSettings['representativeExamples'][number]>;

/** The examples of an editor, without the null entries that GraphQL allows. */
export function examplesOf({ settings }: Pick<SiteView, 'settings'>): Example[] {
  return settings.representativeExamples.flatMap((example) => (example ? [example] : []));
}

/** One example with its six items. */
export function ExampleSentence({ example, view }: { example: Example; view: SiteView }) {
  const { sentence, promotional } = view.messages.example;
  const totalCents = toCents(example.totalRepayable);
  const figures = {
    amount: amountText(example.amount, view),
    days: daysText(example.days, view),
    nominalRate: percentText(example.nominalRatePercent, view),
    apr: percentText(example.aprPercent, view),
    cost: resultAmount(totalCents - toCents(example.amount), view),
    total: resultAmount(totalCents, view),
  };
  const values = Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [name, <strong key={name}>{text}</strong>]),
  );
  return (
    <p>
      <FillPlaceholders
        message={example.isPromotional ? promotional : sentence}
        values={{ ...values, fees: example.fees }}
      />
    </p>
  );
}
