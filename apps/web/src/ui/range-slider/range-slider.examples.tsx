import type { Example } from '../example';
import { RangeSlider } from './range-slider';

const problems = {
  missing: 'Enter a number.',
  invalid: 'Enter it in figures only.',
  ambiguous: 'Enter it without commas or dots.',
  'not-whole': 'Enter it without decimals.',
  'too-low': 'Enter a higher number.',
  'too-high': 'Enter a lower number.',
};

export const examples: Example[] = [
  {
    title: 'Amount, in a form',
    node: (
      <form>
        <RangeSlider
          id="ex-amount"
          name="amount"
          label="How much do you need?"
          numberLabel="Amount in euros"
          min={100}
          max={1000}
          step={10}
          defaultValue={300}
          unitAfter="€"
          problems={problems}
          valueText="{value} euros"
          ticks={[
            { value: 100, label: '100 €' },
            { value: 300, label: '300 €' },
            { value: 500, label: '500 €' },
            { value: 1000, label: '1 000 €' },
          ]}
        />
      </form>
    ),
  },
  {
    title: 'Days, at the minimum',
    node: (
      <RangeSlider
        id="ex-days"
        name="days"
        label="For how many days?"
        numberLabel="Period in days"
        min={91}
        max={120}
        defaultValue={91}
        unitAfter="days"
        problems={problems}
        valueText="{value} days"
        ticks={[
          { value: 91, label: '91' },
          { value: 100, label: '100' },
          { value: 110, label: '110' },
          { value: 120, label: '120 days' },
        ]}
      />
    ),
  },
  {
    title: 'A typed amount that is refused',
    node: (
      <RangeSlider
        id="ex-refused"
        name="refused"
        label="How much do you need?"
        numberLabel="Amount in euros"
        min={100}
        max={1000}
        step={10}
        defaultValue={300}
        typed="300,50"
        unitAfter="€"
        problems={problems}
        valueText="{value} euros"
        ticks={[
          { value: 100, label: '100 €' },
          { value: 1000, label: '1 000 €' },
        ]}
      />
    ),
  },
  {
    title: 'A rate, with decimals and a hint',
    node: (
      <RangeSlider
        id="ex-rate"
        name="rate"
        label="Yearly interest"
        hint="The nominal rate of the contract, not the APR."
        numberLabel="Yearly interest in percent"
        min={0}
        max={36}
        step={0.01}
        decimals={2}
        defaultValue={7.99}
        unitAfter="%"
        problems={problems}
        valueText="{value} percent"
        ticks={[
          { value: 0, label: '0 %' },
          { value: 18, label: '18 %' },
          { value: 36, label: '36 %' },
        ]}
      />
    ),
  },
  {
    title: 'Long amounts',
    node: (
      <RangeSlider
        id="ex-dong"
        name="dong"
        label="Bạn cần bao nhiêu?"
        numberLabel="Số tiền"
        min={500_000}
        max={20_000_000}
        step={500_000}
        defaultValue={10_000_000}
        groupSeparator="."
        unitAfter="₫"
        problems={problems}
        valueText="{value} đồng"
        ticks={[
          { value: 500_000, label: '500.000 ₫' },
          { value: 10_000_000, label: '10.000.000 ₫' },
          { value: 20_000_000, label: '20.000.000 ₫' },
        ]}
      />
    ),
  },
];
