import { publicPath } from '@prestafaro/addresses';
import { LivePayment, PaymentBar, PaymentText } from '@/blocks/hero/live-loan';
import { type PaymentSite, paymentTexts } from '@/blocks/hero/payment-texts';
import { ResultPanel } from '@/blocks/hero/result-panel';
import styles from '@/blocks/hero/simulator.module.css';
import { paymentIds as ids } from '@/blocks/hero/simulator-ids';
import type { SimulatorProps } from '@/blocks/hero/simulator-props';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import { amountScale } from '@/shell/loan/loan-scale';
import { amountSlider, monthsSlider } from '@/shell/loan/loan-sliders';
import { type PaymentRange, paymentFields } from '@/shell/loan/monthly-payment';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { RangeSlider } from '@/ui/range-slider/range-slider';

/**
 * Asks for what can be paid each month and for how long, and shows the largest loan within it. It is a plain GET form to the list, which
 * reads payment and months, so it works without JavaScript.
 */
export function PaymentForm({ block, loans, view, range }: SimulatorProps & { range: PaymentRange }) {
  const { site, messages, money } = view;
  const { entries } = messages.simulator;
  const { payment, months } = range;
  const paymentSite: PaymentSite = {
    rates: ratesOf(loans),
    money,
    percentSign: site.percentSign,
    amounts: amountScale(loans),
    instalments: messages.loanSummary.instalments,
    tooLittle: entries.tooLittle,
  };
  const rendered = { payment: payment.usual, months: months.usual };
  const amountBounds = {
    amountMin: payment.min,
    amountMax: payment.max,
    amountStep: payment.step,
    amountDefault: payment.usual,
  };
  return (
    <form
      data-form="payment"
      className={styles.byPayment}
      action={publicPath(site, '/offers/')}
      aria-label={entries.byPayment}
    >
      <LivePayment rendered={rendered} texts={paymentTexts(rendered, paymentSite)} site={paymentSite}>
        <RangeSlider
          id={ids.payment}
          name={paymentFields.payment}
          label={entries.payment}
          {...amountSlider(view, amountBounds)}
          numberLabel={fill(entries.paymentInput, { currency: money.currencySymbol })}
        />
        <RangeSlider
          id={ids.months}
          name={paymentFields.months}
          label={entries.months}
          {...monthsSlider(view, months)}
        />
        <ResultPanel
          block={block}
          ids={[ids.payment, ids.months]}
          label={entries.found}
          figure={<PaymentText name="amount" />}
          bar={<PaymentBar />}
          lent={<PaymentText name="amount" />}
          cost={<PaymentText name="cost" />}
        >
          <p aria-live="polite">
            <PaymentText name="tooLittle" />
          </p>
        </ResultPanel>
        <dl className={styles.facts}>
          <div>
            <dt>{block.rateLabel}</dt>
            <dd>
              <PaymentText name="apr" />
            </dd>
          </div>
          <div>
            <dt>{messages.loanSummary.payments}</dt>
            <dd>
              <PaymentText name="instalments" />
            </dd>
          </div>
        </dl>
        <Button type="submit" size="large" isWide>
          <span>
            <FillPlaceholders message={entries.see} values={{ amount: <PaymentText name="amount" /> }} />
          </span>
          <Icon name="arrow_right" />
        </Button>
      </LivePayment>
    </form>
  );
}
