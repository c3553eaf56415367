'use client';

import { useEffect } from 'react';
import type { HeroFiguresProps } from '@/blocks/hero/show-loan';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';

/**
 * Follows the sliders: rewrites the figures, the date and the bar of the simulator. Draws nothing itself. How it reckons
 * comes only where there is a simulator: every page with blocks has this component.
 */
export function HeroFigures(props: HeroFiguresProps) {
  useEffect(() => {
    const amount = document.getElementById(ids.amount);
    const days = document.getElementById(ids.days);
    if (!(amount instanceof HTMLInputElement) || !(days instanceof HTMLInputElement)) return;
    const stop = new AbortController();
    const follow = async () => {
      const { showLoan } = await import('@/blocks/hero/show-loan');
      if (stop.signal.aborted) return;
      const paint = () => showLoan({ amount: Number(amount.value), days: Number(days.value), daysSlider: days }, props);
      amount.addEventListener('input', paint, { signal: stop.signal });
      days.addEventListener('input', paint, { signal: stop.signal });
      paint();
    };
    void follow();
    return () => stop.abort();
  }, [props]);
  return null;
}
