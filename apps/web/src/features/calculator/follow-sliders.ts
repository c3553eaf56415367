import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CalculatorLoan, SliderIds } from '@/features/calculator/calculator-kind';

const separator = '|';

/**
 * The loan that three sliders show, as it changes: the sliders hold it, nothing else does, so that going back restores
 * it and the form sends it. On the server it is the loan that the page was made for.
 */
export function useFollowedLoan({ amount, rate, months }: SliderIds, made: CalculatorLoan): CalculatorLoan {
  const { amount: madeAmount, ratePercent: madeRate, months: madeMonths } = made;
  const madeText = [madeAmount, madeRate, madeMonths].join(separator);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = new AbortController();
      for (const id of [amount, rate, months]) {
        document.getElementById(id)?.addEventListener('input', onChange, { signal: stop.signal });
      }
      return () => stop.abort();
    },
    [amount, rate, months],
  );
  const shown = useSyncExternalStore(
    subscribe,
    () => {
      const values = [amount, rate, months].map(sliderValue);
      return values.includes('') ? madeText : values.join(separator);
    },
    () => madeText,
  );
  return useMemo(() => {
    const [shownAmount = madeAmount, ratePercent = madeRate, shownMonths = madeMonths] = shown
      .split(separator)
      .map(Number);
    return { amount: shownAmount, ratePercent, months: shownMonths };
  }, [shown, madeAmount, madeRate, madeMonths]);
}

function sliderValue(id: string): string {
  const slider = document.getElementById(id);
  return slider instanceof HTMLInputElement ? slider.value : '';
}
