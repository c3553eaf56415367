import { formatNumber } from '@prestafaro/countries';
import styles from '@/features/calculator/calculator.module.css';
import { calculatorFields, type SliderIds } from '@/features/calculator/calculator-kind';
import { type KindCalculation, percentUnits } from '@/features/calculator/read-calculation';
import { fill, fillCount } from '@/messages/fill';
import { percentText } from '@/shell/loan/amounts';
import { amountSlider } from '@/shell/loan/loan-sliders';
import { separatorsOf } from '@/shell/loan/number-marks';
import { numberProblems } from '@/shell/loan/typed-numbers';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { RangeSlider } from '@/ui/range-slider/range-slider';
import { sliderTicks } from '@/ui/range-slider/slider-ticks';

export interface LoanFormProps {
  calculation: KindCalculation;
  ids: SliderIds;
  view: SiteView;
}

/**
 * Amount, yearly nominal interest and months of one kind of loan. It is a plain GET form to its own page, whose query
 * variant shows the result. With scripts the result follows the sliders and the button is not needed.
 */
export function LoanForm({ calculation, ids, view }: LoanFormProps) {
  const { kind } = calculation;
  const messages = view.messages.calculator.form;
  return (
    <form data-form="calculator" className={styles.form} aria-label={messages.label}>
      <input type="hidden" name={calculatorFields.kind} value={kind.kind} />
      <AmountSlider calculation={calculation} ids={ids} view={view} />
      <RateSlider calculation={calculation} ids={ids} view={view} />
      <MonthsSlider calculation={calculation} ids={ids} view={view} />
      <Button type="submit" size="large" isWide className={styles.submit}>
        {messages.submit}
      </Button>
    </form>
  );
}

function AmountSlider({ calculation: { kind, loan, typed }, ids, view }: LoanFormProps) {
  return (
    <RangeSlider
      id={ids.amount}
      name={calculatorFields.amount}
      label={view.messages.simulator.amountField}
      {...amountSlider(view, { ...kind, amountDefault: loan.amount })}
      typed={typed.amount}
    />
  );
}

const rateStep = 0.01;

function RateSlider({ calculation: { kind, loan, typed }, ids, view }: LoanFormProps) {
  const { rate, rateHint, rateInput } = view.messages.calculator.form;
  const max = kind.ratePercentMax;
  return (
    <RangeSlider
      id={ids.rate}
      name={calculatorFields.rate}
      label={rate}
      hint={fill(rateHint, { aprName: view.messages.example.aprName })}
      numberLabel={rateInput}
      min={0}
      max={max}
      step={rateStep}
      decimals={2}
      defaultValue={loan.ratePercent}
      typed={typed.rate}
      {...separatorsOf(view.money)}
      units={percentUnits}
      problems={numberProblems(view, { min: 0, max }, (bound) => percentText(bound, view))}
      unitAfter="%"
      ticks={sliderTicks({ min: 0, max, step: rateStep }, (value) => percentText(value, view))}
      valueText="{value} %"
    />
  );
}

function MonthsSlider({ calculation: { kind, loan, typed }, ids, view }: LoanFormProps) {
  const { monthsMin: min, monthsMax: max } = kind;
  const { site, messages, money } = view;
  const counted = (count: number, shown: string) => fillCount(site.language, count, messages.units.months, shown);
  const ticks = sliderTicks({ min, max, step: 1, unit: max - min > 36 ? 12 : undefined }, (value) =>
    formatNumber(value, money),
  );
  return (
    <RangeSlider
      id={ids.months}
      name={calculatorFields.months}
      label={messages.simulator.daysField}
      numberLabel={messages.calculator.form.monthsInput}
      min={min}
      max={max}
      defaultValue={loan.months}
      typed={typed.months}
      {...separatorsOf(money)}
      problems={numberProblems(view, { min, max }, (bound) => counted(bound, formatNumber(bound, money)))}
      unitAfter={counted(loan.months, '').trim()}
      ticks={ticks.map((tick) => (tick.value === max ? { ...tick, label: counted(max, tick.label) } : tick))}
      valueText={counted(loan.months, '{value}')}
    />
  );
}
