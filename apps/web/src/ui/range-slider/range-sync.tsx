import type { NumberProblem, NumberRules } from '@prestafaro/countries';
import { useCallback, useState } from 'react';
import { FieldError } from '../field/field-error';
import { mayBeRestored } from '../server-html/may-be-restored';
import { type ServerHtml, useServerHtml } from '../server-html/use-server-html';
import { fillValueText, type NumberStyle, readSlider, shareOfRange, writeNumber } from './range-number';
import type { ScalePart, SecondUnit } from './slider-scale';

export interface RangeSyncProps extends NumberStyle, Pick<NumberRules, 'min' | 'max' | 'units'> {
  id: string;
  name: string;
  valueText: string;
  step: number;
  scale?: readonly ScalePart[];
  secondUnit?: SecondUnit;
  /** The code of scales and second units, which few sliders need. */
  scaled?: typeof import('./slider-scale') | undefined;
  problems: Readonly<Record<NumberProblem, string>>;
  /** The message that the server rendered. */
  error?: string | undefined;
  hintId?: string | undefined;
}

/**
 * Keeps the slider, its number field, the filled part of the track and the text for screen readers at one value. Renders
 * the message for a typed number that is refused, once the field is left.
 */
export function RangeSync(props: RangeSyncProps) {
  const { id, name, valueText, min, max, step, units, problems, error, hintId } = props;
  const { groupSeparator, decimals, decimalSeparator, scale, secondUnit, scaled } = props;
  /** The message for the number in the field; empty if it is accepted; undefined while it is that of the server. */
  const [found, setFound] = useState<string>();

  const syncFields = useCallback(
    ({ find, signal }: ServerHtml) => {
      const slider = find(id, HTMLInputElement);
      const number = find(`${id}-number`, HTMLInputElement);
      if (!slider || !number) return;
      const unit = find(`${id}-unit`, HTMLSelectElement);
      const style = { groupSeparator, decimals, decimalSeparator };
      const stops = scale && scaled?.stopsOf(scale);
      const read = () => {
        const rules = { min, max, units, ...style };
        const reading = scaled
          ? scaled.readInUnit(number.value, unit?.value, { ...rules, secondUnit })
          : readSlider(number.value, rules);
        // The browser sends no form with a refused number, unless the form has messages of its own (`noValidate`).
        number.setCustomValidity(reading.ok ? '' : problems[reading.problem]);
        return reading;
      };
      const keepValue = (value: number) => {
        if (stops) slider.dataset.value = String(value);
      };
      const valueNow = () => Number(slider.dataset.value ?? slider.value);
      const showValue = () => {
        const way = stops ? { min: 0, max: stops.length - 1 } : { min, max };
        slider.parentElement?.style.setProperty('--p', String(shareOfRange(Number(slider.value), way)));
        const text = scaled
          ? scaled.spokenValue(valueNow(), { ...style, valueText, secondUnit })
          : fillValueText(valueText, valueNow(), style);
        slider.setAttribute('aria-valuetext', text);
      };
      const showNumber = (value: number) => {
        number.value = writeNumber(scaled?.chooseUnit(unit, value, secondUnit) ?? value, style);
        number.setCustomValidity('');
        setFound('');
      };

      // While the slider follows the number, the number stays as it is being typed.
      let isFollowing = false;
      const moveSlider = (value: number) => {
        isFollowing = true;
        // A typed number may lie between two steps.
        slider.step = 'any';
        slider.value = String(stops && scaled ? scaled.positionOf(value, stops) : value);
        keepValue(value);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        isFollowing = false;
      };
      slider.addEventListener(
        'input',
        () => {
          if (!isFollowing && stops && scaled) keepValue(scaled.stopAt(Number(slider.value), stops));
          showValue();
          if (!isFollowing) showNumber(valueNow());
        },
        // Before the listeners of a page, which are older than this late code and may write a text of their own.
        { signal, capture: true },
      );
      const takeSteps = (event: Event) => {
        if (event instanceof KeyboardEvent && !/^(Arrow|Page|Home|End)/.test(event.key)) return;
        const before = slider.value;
        slider.step = String(stops ? 1 : step);
        if (slider.value !== before) slider.dispatchEvent(new Event('input', { bubbles: true }));
      };
      slider.addEventListener('pointerdown', takeSteps, { signal });
      slider.addEventListener('keydown', takeSteps, { signal });

      const takeText = () => {
        const reading = read();
        setFound(reading.ok ? '' : problems[reading.problem]);
        if (reading.ok) moveSlider(reading.value);
        return reading;
      };
      const takeNumber = () => {
        const reading = takeText();
        if (reading.ok) showNumber(reading.value);
      };
      if (unit && secondUnit) scaled?.followUnit({ unit, number, secondUnit, style, signal }, valueNow, takeText);
      number.addEventListener(
        'input',
        (event) => {
          const reading = read();
          // The number may be incomplete: its message is shown when the field is left.
          if (!reading.ok) return;
          // Listeners get the event of the slider instead.
          event.stopPropagation();
          takeText();
        },
        { signal },
      );
      number.addEventListener('change', takeNumber, { signal });
      slider.form?.addEventListener(
        'formdata',
        ({ formData }) => {
          const reading = read();
          formData.set(name, reading.ok ? String(reading.value) : number.value);
        },
        { signal },
      );
      const onReset = () => {
        const reading = read();
        if (reading.ok) keepValue(reading.value);
        showValue();
        setFound(undefined);
      };
      // The browser resets the values after this event.
      slider.form?.addEventListener('reset', () => setTimeout(onReset), { signal });

      // The visitor may have typed or moved before this code was loaded, or the browser restored a value after going back.
      const isTyped = number.value !== number.defaultValue;
      if (isTyped && document.activeElement === number) number.dispatchEvent(new Event('input', { bubbles: true }));
      else if (isTyped) takeNumber();
      else if (slider.value !== slider.defaultValue) slider.dispatchEvent(new Event('input', { bubbles: true }));
      else return void read();
      // The listeners did not get the change of the visitor: it came before hydration, or was held (`range-island.tsx`).
      if (document.activeElement !== number && number.validity.valid && !mayBeRestored()) {
        slider.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [
      id,
      name,
      valueText,
      min,
      max,
      step,
      scale,
      secondUnit,
      scaled,
      units,
      problems,
      groupSeparator,
      decimals,
      decimalSeparator,
    ],
  );
  useServerHtml(syncFields);

  const describe = useCallback(
    ({ find }: ServerHtml) => {
      if (found === undefined) return;
      const described = [hintId, found && `${id}-error`].filter(Boolean).join(' ');
      for (const field of [find(id), find(`${id}-number`)]) {
        setAttribute(field, 'aria-invalid', found && 'true');
        setAttribute(field, 'aria-describedby', described);
      }
    },
    [id, hintId, found],
  );
  useServerHtml(describe);

  const message = found ?? error;
  return message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null;
}

/** An empty value removes the attribute. */
function setAttribute(element: HTMLElement | undefined, name: string, value: string): void {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}
