import { publicPath } from '@prestafaro/addresses';
import { countryOf } from '@prestafaro/countries';
import { DueDate, DueLabel, LiveLoan, LoanBar, LoanText, OtherTerms } from '@/blocks/hero/live-loan';
import { type LoanSite, loanTexts } from '@/blocks/hero/loan-texts';
import { PaymentForm } from '@/blocks/hero/payment-form';
import { ResultPanel } from '@/blocks/hero/result-panel';
import styles from '@/blocks/hero/simulator.module.css';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import type { SimulatorProps } from '@/blocks/hero/simulator-props';
import { AmountSlider, TermSlider } from '@/blocks/hero/simulator-sliders';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { applicationPath } from '@/shell/application/application-link';
import { termText } from '@/shell/loan/amounts';
import { ratesOf } from '@/shell/loan/loan-ceiling';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { paymentRange } from '@/shell/loan/monthly-payment';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { Segments } from '@/ui/segments/segments';
import { Text } from '@/ui/text/text';

/** The two ways to ask: by amount and term, and by what can be paid each month where offers have instalments. */
export function Simulator(props: SimulatorProps) {
  const range = paymentRange(props.loans);
  const { entries } = props.view.messages.simulator;
  return (
    <div className={classNames('day', styles.simulator)}>
      {range && (
        <Segments
          name="loan-entry"
          legend={entries.legend}
          isLegendHidden
          className={styles.entries}
          defaultValue="amount"
          options={[
            { value: 'amount', label: entries.byAmount },
            { value: 'payment', label: entries.byPayment },
          ]}
        />
      )}
      <AmountForm {...props} />
      {range && <PaymentForm {...props} range={range} />}
    </div>
  );
}

/**
 * Asks for amount and term, and shows the highest total. It is a plain GET form to the list of offers, and its second button to the
 * application: without JavaScript it shows the result of the default loan, and "in N days" instead of a date that depends on the
 * visitor's clock. The next page calculates the rest.
 */
function AmountForm({ block, loans, view }: SimulatorProps) {
  const { site, messages } = view;
  const { amountDefault: amount, daysDefault: days } = loans;
  const loanSite = loanSiteOf(loans, view);
  return (
    <form
      data-form="simulator"
      className={styles.byAmount}
      action={publicPath(site, '/offers/')}
      aria-label={messages.simulator.formLabel}
    >
      <LiveLoan rendered={{ amount, days }} texts={loanTexts({ amount, days }, loanSite, null)} site={loanSite}>
        <AmountSlider label={block.amountLabel} loans={loans} view={view} />
        <div>
          <TermSlider label={block.periodLabel} loans={loans} view={view} />
          <OtherTerms />
        </div>
        <ResultPanel
          block={block}
          ids={[ids.amount, ids.days]}
          label={block.totalLabel}
          figure={<LoanText name="total" />}
          bar={<LoanBar />}
          lent={<LoanText name="lent" />}
          cost={<LoanText name="cost" />}
          towerLabel={block.illustrationAlt ?? undefined}
        />
        <dl className={styles.facts}>
          <div>
            <dt>{block.rateLabel}</dt>
            <dd>
              <LoanText name="apr" />
            </dd>
          </div>
          <div>
            <dt>
              <DueLabel payments={messages.loanSummary.payments}>{block.dueDateLabel}</DueLabel>
            </dt>
            <DueDate>{fill(messages.simulator.inDays, { days: termText(days, view) })}</DueDate>
          </div>
        </dl>
        <div className={styles.buttons}>
          <Button type="submit" size="large">
            <span>
              <FillPlaceholders message={block.buttonLabel} values={{ amount: <LoanText name="lent" /> }} />
            </span>
            <Icon name="arrow_right" />
          </Button>
          <Button type="submit" formAction={applicationPath(site)} look="secondary">
            {messages.simulator.entries.apply}
          </Button>
        </div>
        <Text size="note" isQuiet className={styles.note}>
          {block.note}
        </Text>
      </LiveLoan>
    </form>
  );
}

function loanSiteOf(loans: SiteLoans, { site, messages, money }: SiteView): LoanSite {
  return {
    rates: ratesOf(loans),
    money,
    locale: site.locale,
    language: site.language,
    timeZone: countryOf(site.country).timeZone,
    percentSign: site.percentSign,
    termForms: { days: messages.units.days, months: messages.units.months },
    periodUntil: messages.simulator.periodUntil,
    instalments: messages.loanSummary.instalments,
    lent: loans.lent,
    terms: messages.simulator.terms,
  };
}
