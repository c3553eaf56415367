import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { ChosenPayment, PaymentSite, PaymentTexts, paymentTexts } from '@/blocks/hero/payment-texts';
import { paymentIds as ids } from '@/blocks/hero/simulator-ids';
import { CostBar } from '@/ui/cost-bar/cost-bar';
import { useFormValues } from '@/ui/server-html/use-form-values';

const ShownTexts = createContext<PaymentTexts | null>(null);

export interface LivePaymentProps {
  /** What the page was made for. */
  rendered: ChosenPayment;
  /** The texts of that payment from the server. */
  texts: PaymentTexts;
  site: PaymentSite;
  /** The form with the two sliders; it contains {@link PaymentText} and {@link PaymentBar}. */
  children: ReactNode;
}

/** Part of the client component of the hero ({@link LiveLoan}): follows the sliders of the payment. The code that calculates is loaded when one of them differs from its value on the server. */
export function LivePayment({ rendered, texts, site, children }: LivePaymentProps) {
  const [payment, months] = useFormValues([ids.payment, ids.months], [rendered.payment, rendered.months]).map(Number);
  const [calculate, setCalculate] = useState<typeof paymentTexts>();
  const chosen = { payment: payment ?? rendered.payment, months: months ?? rendered.months };
  const isMoved = chosen.payment !== rendered.payment || chosen.months !== rendered.months;
  useEffect(() => {
    if (isMoved) void import('@/blocks/hero/payment-texts').then((module) => setCalculate(() => module.paymentTexts));
  }, [isMoved]);
  return <ShownTexts value={calculate?.(chosen, site) ?? texts}>{children}</ShownTexts>;
}

function useTexts(): PaymentTexts {
  const texts = use(ShownTexts);
  if (!texts) throw new Error('This component must stand in LivePayment.');
  return texts;
}

export function PaymentText({ name }: { name: 'amount' | 'cost' | 'instalments' | 'apr' | 'tooLittle' }) {
  return useTexts()[name];
}

/** The amount and its cost, as a bar. */
export function PaymentBar() {
  const { lent, costAmount } = useTexts();
  return <CostBar lent={lent} cost={costAmount} />;
}
