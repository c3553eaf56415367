'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';

interface FollowSearchProps {
  formId: string;
  resultsId: string;
  /** Said while another list is on its way, and once it is there. */
  updating: string;
  found: string;
  /** What the form shows for the address of now. */
  fields: {
    amount: number;
    days: number;
    sort: string;
    /** Names of the boxes that are ticked. */
    ticked: readonly string[];
    /** Ids of the sliders. */
    sliders: { amount: string; days: string };
  };
}

/** Long enough for a second tick of a box to go along with the first, in milliseconds. */
const patience = 250;

/**
 * Sends the search as soon as it is changed, without a page load, and says that the list is on its way. The form works
 * as well without this. Draws nothing but what is said to screen readers.
 */
export function FollowSearch({ formId, resultsId, updating, found, fields }: FollowSearchProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [hasSearched, setHasSearched] = useState(false);
  const isFromHistory = useRef(false);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      setHasSearched(true);
      startTransition(() => router.push(addressOf(form), { scroll: false }));
    };
    const sendSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(send, patience);
    };
    form.addEventListener('change', sendSoon, stop);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        clearTimeout(timer);
        send();
      },
      stop,
    );
    addEventListener(
      'popstate',
      () => {
        isFromHistory.current = true;
      },
      stop,
    );
    if (isChangedAlready(form)) sendSoon();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [formId, router]);

  useEffect(() => {
    document.getElementById(resultsId)?.setAttribute('aria-busy', String(isPending));
  }, [resultsId, isPending]);

  // Going back shows an older list; what the visitor is changing right now is never overwritten.
  useEffect(() => {
    if (!isFromHistory.current) return;
    isFromHistory.current = false;
    showFields(formId, fields);
  }, [formId, fields]);

  return (
    <p className={visuallyHidden.hidden} role="status">
      {isPending ? updating : hasSearched ? found : ''}
    </p>
  );
}

/** Whether the visitor was faster than this code. What a browser restored on going back or reloading is no change. */
function isChangedAlready(form: HTMLFormElement): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && [...form.elements].some(isChanged);
}

/** The number beside a slider is not asked: it follows its slider, and may be written in another way than it came. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return given?.selected === false;
  }
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.type === 'range' && field.value !== field.defaultValue;
}

/** The address that the browser itself would send the form to, without its empty fields. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return `${new URL(form.action).pathname}?${query}`;
}

function showFields(formId: string, { amount, days, sort, ticked, sliders }: FollowSearchProps['fields']): void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  for (const [id, value] of [[sliders.amount, amount] as const, [sliders.days, days] as const]) {
    const slider = document.getElementById(id);
    if (!(slider instanceof HTMLInputElement)) continue;
    // The number twin follows its slider unless somebody is typing in it.
    document.getElementById(`${id}-number`)?.blur();
    slider.value = String(value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = sort;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = ticked.includes(field.name);
  }
}
