'use client';

import { useEffect } from 'react';
import {
  fillValueText,
  type NumberStyle,
  readDecimalNumber,
  readWholeNumber,
  shareOfRange,
  snapToRange,
  writeNumber,
} from './range-number';

interface RangeSyncProps extends NumberStyle {
  id: string;
  name: string;
  valueText: string;
}

/** Keeps the slider, its number twin and the filled part of the track at one value. Draws nothing itself. */
export function RangeSync({ id, name, valueText, groupSeparator, decimals, decimalSeparator }: RangeSyncProps) {
  useEffect(() => {
    const slider = document.getElementById(id);
    const number = document.getElementById(`${id}-number`);
    if (!(slider instanceof HTMLInputElement) || !(number instanceof HTMLInputElement)) return;

    const stop = new AbortController();
    const listen = { signal: stop.signal };
    const bounds = { min: Number(slider.min), max: Number(slider.max), step: Number(slider.step) || 1 };
    const style = { groupSeparator, decimals, decimalSeparator };
    const readNumber = () => (decimals === 0 ? readWholeNumber : readDecimalNumber)(number.value);

    const paint = () => {
      const value = Number(slider.value);
      slider.parentElement?.style.setProperty('--p', String(shareOfRange(value, bounds)));
      slider.setAttribute('aria-valuetext', fillValueText(valueText, value, style));
    };
    const showNumber = () => {
      number.value = writeNumber(Number(slider.value), style);
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
        const typed = readNumber();
        // The slider speaks for both, so that a listener hears each value once and never a half-typed one.
        event.stopPropagation();
        if (typed !== undefined && typed >= bounds.min && typed <= bounds.max) moveSlider(typed);
      },
      listen,
    );
    number.addEventListener(
      'change',
      () => {
        moveSlider(readNumber() ?? Number(slider.value));
        showNumber();
      },
      listen,
    );
    slider.form?.addEventListener('formdata', (event) => event.formData.set(name, slider.value), listen);
    slider.form?.addEventListener('reset', () => setTimeout(() => [paint(), showNumber()]), listen);

    // The visitor may have typed or moved before this code arrived, or the browser restored it on going back.
    const typedBefore = number.value === number.defaultValue ? undefined : readNumber();
    if (typedBefore !== undefined) moveSlider(typedBefore);
    else if (slider.value !== slider.defaultValue) moveSlider(Number(slider.value));
    return () => stop.abort();
  }, [id, name, valueText, groupSeparator, decimals, decimalSeparator]);

  return null;
}
