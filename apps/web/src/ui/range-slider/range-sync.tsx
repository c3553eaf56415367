'use client';

import { useEffect } from 'react';
import { fillValueText, groupDigits, readWholeNumber, shareOfRange, snapToRange } from './range-number';

interface RangeSyncProps {
  id: string;
  name: string;
  groupSeparator: string;
  valueText: string;
}

/** Keeps the slider, its number twin and the filled part of the track at one value. Draws nothing itself. */
export function RangeSync({ id, name, groupSeparator, valueText }: RangeSyncProps) {
  useEffect(() => {
    const slider = document.getElementById(id);
    const number = document.getElementById(`${id}-number`);
    if (!(slider instanceof HTMLInputElement) || !(number instanceof HTMLInputElement)) return;

    const stop = new AbortController();
    const listen = { signal: stop.signal };
    const bounds = { min: Number(slider.min), max: Number(slider.max), step: Number(slider.step) || 1 };

    const paint = () => {
      const value = Number(slider.value);
      slider.parentElement?.style.setProperty('--p', String(shareOfRange(value, bounds)));
      slider.setAttribute('aria-valuetext', fillValueText(valueText, value, groupSeparator));
    };
    const showNumber = () => {
      number.value = groupDigits(Number(slider.value), groupSeparator);
    };
    const moveSlider = (value: number) => {
      slider.value = String(snapToRange(value, bounds));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };

    slider.addEventListener(
      'input',
      () => {
        paint();
        if (document.activeElement !== number) showNumber();
      },
      listen,
    );
    number.addEventListener(
      'input',
      (event) => {
        const typed = readWholeNumber(number.value);
        // The slider speaks for both, so that a listener hears each value once and never a half-typed one.
        event.stopPropagation();
        if (typed !== undefined && typed >= bounds.min && typed <= bounds.max) moveSlider(typed);
      },
      listen,
    );
    number.addEventListener(
      'change',
      () => {
        moveSlider(readWholeNumber(number.value) ?? Number(slider.value));
        showNumber();
      },
      listen,
    );
    slider.form?.addEventListener('formdata', (event) => event.formData.set(name, slider.value), listen);
    slider.form?.addEventListener('reset', () => setTimeout(() => [paint(), showNumber()]), listen);

    // The visitor may have moved the slider before this code arrived, or the browser restored it on going back.
    if (slider.value !== slider.defaultValue) moveSlider(Number(slider.value));
    return () => stop.abort();
  }, [id, name, groupSeparator, valueText]);

  return null;
}
