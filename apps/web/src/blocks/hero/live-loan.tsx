'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { LoanSite, LoanTexts, loanTexts, SimulatedLoan } from '@/blocks/hero/loan-texts';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import { CostBar } from '@/ui/cost-bar/cost-bar';
import { useFormValues } from '@/ui/server-html/use-form-values';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

// One client component for both forms of the hero.
export { LivePayment, PaymentBar, PaymentText } from '@/blocks/hero/live-payment';

interface ShownLoan {
  amount: number;
  texts: LoanTexts;
  /** Loads the code that calculates. */
  load: () => void;
}

const ShownLoanContext = createContext<ShownLoan | null>(null);

export interface LiveLoanProps {
  /** The loan that the page was made for. */
  rendered: SimulatedLoan;
  /** The texts of that loan from the server. */
  texts: LoanTexts;
  site: LoanSite;
  /** The form with the two sliders; it contains {@link LoanText}, {@link LoanBar} and {@link DueDate}. */
  children: ReactNode;
}

/**
 * Follows the sliders of the simulator and passes the texts of their loan to the components below. The code that
 * calculates is loaded on demand: when a slider differs from its value on the server, or when the repayment date, which
 * depends on the visitor's clock, comes into view.
 */
export function LiveLoan({ rendered, texts, site, children }: LiveLoanProps) {
  const values = useFormValues([ids.amount, ids.days], [rendered.amount, rendered.days]);
  const amount = Number(values[0]);
  const days = Number(values[1]);
  const [calculate, setCalculate] = useState<typeof loanTexts>();
  const load = useCallback(() => {
    void import('@/blocks/hero/loan-texts').then((module) => setCalculate(() => module.loanTexts));
  }, []);

  const isMoved = amount !== rendered.amount || days !== rendered.days;
  useEffect(() => {
    if (isMoved) load();
  }, [isMoved, load]);

  const shown = useMemo(
    () => ({ amount, texts: calculate?.({ amount, days }, site, new Date()) ?? texts, load }),
    [calculate, amount, days, site, texts, load],
  );
  const { daysValue } = shown.texts;
  const writeDaysValue = useCallback(
    ({ find, signal }: ServerHtml) => {
      const slider = find(ids.days, HTMLInputElement);
      if (!slider || daysValue === null) return;
      const write = () => {
        if ((slider.dataset.value ?? slider.value) === String(days)) slider.setAttribute('aria-valuetext', daysValue);
      };
      write();
      // The slider writes a text of its own at each event, also at one that changes no value: when its code is loaded after this.
      slider.addEventListener('input', write, { signal });
    },
    [days, daysValue],
  );
  useServerHtml(writeDaysValue);

  return <ShownLoanContext value={shown}>{children}</ShownLoanContext>;
}

function useShownLoan(): ShownLoan {
  const shown = use(ShownLoanContext);
  if (!shown) throw new Error('This component must stand in LiveLoan.');
  return shown;
}

/** One of the figures of the loan. */
export function LoanText({ name }: { name: 'total' | 'lent' | 'cost' | 'apr' }) {
  return useShownLoan().texts[name];
}

/** The amount and its cost, as a bar. */
export function LoanBar() {
  const { amount, texts } = useShownLoan();
  return <CostBar lent={amount} cost={texts.costAmount} />;
}

/** What the fact below is: the date of the one payment, or the payments of a loan in instalments. */
export function DueLabel({ payments, children }: { payments: string; children: ReactNode }) {
  return useShownLoan().texts.instalments === null ? children : payments;
}

/** Says which terms the chosen amount has, if no offer lends it for the chosen one. */
export function OtherTerms() {
  const { otherTerms } = useShownLoan().texts;
  return <p aria-live="polite">{otherTerms}</p>;
}

/** The payments of a loan in instalments, or the repayment date, which is calculated once this is in view. Until then it shows `children`. */
export function DueDate({ children }: { children: ReactNode }) {
  const { texts, load } = useShownLoan();
  const watch = useCallback(
    (element: HTMLElement) => {
      const watcher = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        load();
      });
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [load],
  );
  return <dd ref={watch}>{texts.instalments ?? texts.dueDate ?? children}</dd>;
}
