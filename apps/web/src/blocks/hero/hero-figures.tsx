'use client';

import { useEffect } from 'react';
import type { HeroFiguresProps } from '@/blocks/hero/show-loan';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';

/**
 * Follows the sliders: rewrites the figures, the date and the bar of the simulator. Draws nothing itself. How it reckons
 * comes when it is wanted: when a slider is not where the page was made for, or when the date, which only the visitor's
 * clock knows, is in view.
 */
export function HeroFigures(props: HeroFiguresProps) {
  useEffect(() => {
    const amount = document.getElementById(ids.amount);
    const days = document.getElementById(ids.days);
    if (!(amount instanceof HTMLInputElement) || !(days instanceof HTMLInputElement)) return;
    const stop = new AbortController();
    const show = async () => {
      const { showLoan } = await import('@/blocks/hero/show-loan');
      if (stop.signal.aborted) return;
      showLoan({ amount: Number(amount.value), days: Number(days.value), daysSlider: days }, props);
    };
    const sliders = [amount, days];
    for (const slider of sliders) slider.addEventListener('input', () => void show(), { signal: stop.signal });
    // Moved before this code arrived, or restored by the browser: the sliders themselves have said so already.
    if (sliders.some((slider) => slider.value !== slider.defaultValue)) void show();
    const watcher = new IntersectionObserver(([date]) => {
      if (!date?.isIntersecting) return;
      watcher.disconnect();
      void show();
    });
    const date = document.getElementById(ids.dueDate);
    if (date) watcher.observe(date);
    return () => {
      stop.abort();
      watcher.disconnect();
    };
  }, [props]);
  return null;
}
