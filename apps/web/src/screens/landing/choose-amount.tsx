import styles from '@/screens/landing/landing.module.css';
import { applicationPath, requestedLoanFields } from '@/shell/application/application-link';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { loanAmountSlider } from '@/shell/loan/loan-sliders';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { RangeSlider } from '@/ui/range-slider/range-slider';

export interface ChooseAmountProps {
  /** The requested loan before. */
  requested: { amount: number; days: number };
  loans: SiteLoans;
  view: SiteView;
}

/** «Elige otro importe» (specification §2): a GET form to the application, for the same term. */
export function ChooseAmount({ requested, loans, view }: ChooseAmountProps) {
  const messages = view.messages.process.landing;
  return (
    <section className={styles.part} aria-labelledby="choose">
      <h2 id="choose">{messages.chooseTitle}</h2>
      <form action={applicationPath(view.site)} className={styles.choose}>
        <RangeSlider
          id="other-amount"
          name={requestedLoanFields.amount}
          label={view.messages.simulator.amountField}
          {...loanAmountSlider(view, loans)}
          defaultValue={Math.min(Math.max(requested.amount, loans.amountMin), loans.amountMax)}
        />
        <input type="hidden" name={requestedLoanFields.days} value={requested.days} />
        <Button type="submit">{messages.chooseSubmit}</Button>
      </form>
    </section>
  );
}
