'use client';

import { useCallback } from 'react';
import { type ServerHtml, useServerHtml } from '../server-html/use-server-html';
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

/**
 * Keeps the slider, its number field, the filled part of the track and the text for screen readers at one value. Renders
 * nothing itself.
 */
export function RangeSync({ id, name, valueText, groupSeparator, decimals, decimalSeparator }: RangeSyncProps) {
  const syncFields = useCallback(
    ({ find, signal }: ServerHtml) => {
      const slider = find(id, HTMLInputElement);
      const number = find(`${id}-number`, HTMLInputElement);
      if (!slider || !number) return;
      const bounds = boundsOf(slider);
      const style = { groupSeparator, decimals, decimalSeparator };
      const readNumber = () => (decimals === 0 ? readWholeNumber : readDecimalNumber)(number.value);
      const showNumber = () => {
        number.value = writeNumber(Number(slider.value), style);
      };
      const showValue = () => {
        const value = Number(slider.value);
        slider.parentElement?.style.setProperty('--p', String(shareOfRange(value, bounds)));
        slider.setAttribute('aria-valuetext', fillValueText(valueText, value, style));
      };
      const moveSlider = (value: number) => {
        slider.value = String(snapToRange(value, bounds));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      };

      const onSliderInput = () => {
        showValue();
        if (document.activeElement !== number) showNumber();
      };
      slider.addEventListener('input', onSliderInput, { signal });
      number.addEventListener(
        'input',
        (event) => {
          // Listeners get the event of the slider instead: each value once, and never an incomplete one.
          event.stopPropagation();
          const typed = readNumber();
          if (typed !== undefined && typed >= bounds.min && typed <= bounds.max) moveSlider(typed);
        },
        { signal },
      );
      number.addEventListener(
        'change',
        () => {
          moveSlider(readNumber() ?? Number(slider.value));
          showNumber();
        },
        { signal },
      );
      slider.form?.addEventListener('formdata', (event) => event.formData.set(name, slider.value), { signal });
      // The browser resets the values after this event.
      const onReset = () => {
        showValue();
        showNumber();
      };
      slider.form?.addEventListener('reset', () => setTimeout(onReset), { signal });

      // The visitor may have typed or moved before hydration, or the browser restored a value after going back.
      const typedBefore = number.value === number.defaultValue ? undefined : readNumber();
      if (typedBefore !== undefined) moveSlider(typedBefore);
      else if (slider.value !== slider.defaultValue) moveSlider(Number(slider.value));
    },
    [id, name, valueText, groupSeparator, decimals, decimalSeparator],
  );
  useServerHtml(syncFields);

  return null;
}

function boundsOf({ min, max, step }: HTMLInputElement) {
  return { min: Number(min), max: Number(max), step: Number(step) || 1 };
}
