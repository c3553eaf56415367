import { formatNumber } from '@prestafaro/countries';
import styles from '@/screens/lender/lender-costs.module.css';
import type { LenderLoan, LoanField } from '@/screens/lender/lender-loan';
import { sectionIds } from '@/screens/lender/section-ids';
import { requestedLoanFields } from '@/shell/application/application-link';
import { amountText, daysText } from '@/shell/loan/amounts';
import { amountRange, daysRange } from '@/shell/loan/ranges';
import { numberProblems } from '@/shell/loan/typed-numbers';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { ErrorList } from '@/ui/error-summary/error-list';
import { Field } from '@/ui/field/field';
import { Input } from '@/ui/input/input';

export interface LoanFormProps {
  loan: LenderLoan;
  /** Public path of the page, which answers the form. */
  path: string;
  view: SiteView;
}

/** Ids of the fields; a page has one such form. */
const ids = { amount: 'lender-amount', days: 'lender-days' } as const;

/**
 * Amount and term as two plain fields: a GET form, so that the address contains the loan and no JavaScript is needed. A refused
 * number stays in its field with the reason. The answer begins at the list of such numbers, which takes the focus, or at the costs.
 */
export function LoanForm({ loan, path, view }: LoanFormProps) {
  const { money, messages } = view;
  const { form } = messages.calculator;
  const unit = { [money.currencyPosition]: money.currencySymbol };
  const fields = [
    { name: 'amount', label: messages.simulator.amountField, write: amountText, range: amountRange, unit },
    { name: 'days', label: messages.simulator.daysField, write: daysText, range: daysRange, unit: {} },
  ] as const;
  const shown = fields.map((field) => ({ ...field, ...shownField(loan.fields[field.name], field, view) }));
  const errors = shown.flatMap(({ name, label, error }) =>
    error ? [{ href: `#${ids[name]}` as const, message: `${label}: ${error}` }] : [],
  );
  return (
    <>
      {errors.length > 0 && <ErrorList id={sectionIds.result} title={form.errors} errors={errors} />}
      <form
        data-form="lender"
        className={styles.form}
        action={`${path}#${sectionIds.result}`}
        aria-label={messages.lenders.costs.form}
      >
        {shown.map(({ name, label, hint, error, text, unit }) => (
          <Field key={name} id={ids[name]} label={label} hint={hint} error={error}>
            {(control) => (
              <Input
                {...control}
                {...unit}
                name={requestedLoanFields[name]}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={text}
              />
            )}
          </Field>
        ))}
        <Button type="submit" look="secondary">
          {form.submit}
        </Button>
      </form>
    </>
  );
}

interface Writers {
  readonly write: (value: number, view: SiteView) => string;
  readonly range: (min: number, max: number, view: SiteView) => string | undefined;
}

/** The hint with the limits, the message of a refused number, and the text of a field. */
function shownField({ min, max, asked }: LoanField, { write, range }: Writers, view: SiteView) {
  const problems = numberProblems(view, { min, max }, (value) => write(value, view));
  return {
    hint: range(min, max, view),
    error: asked.problem && problems[asked.problem],
    text: asked.isRefused ? asked.typed : formatNumber(asked.value, view.money),
  };
}
