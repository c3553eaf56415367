import { type RefObject, useEffect, useState } from 'react';
import { forgetSaved, readSaved, writeSaved } from '@/features/application/saved-answers';

interface Options {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly storageKey: string;
  /** Fields that may be kept; no other is. */
  readonly names: readonly string[];
  readonly step: number;
  /** Not while the page comes back with an answer: what stands in it is newer than what was kept. */
  readonly isRestoring: boolean;
  /** The address asks for a loan: amount and days are not put back. */
  readonly isLoanAsked: boolean;
  readonly onRestored: (step: number) => void;
}

const storage = () => window.localStorage;

/** Keeps what is typed on this device (R26), and puts it back when one returns. */
export function useSavedAnswers({ form, storageKey, names, step, isRestoring, isLoanAsked, onRestored }: Options) {
  const [state, setState] = useState<'none' | 'kept' | 'forgotten'>('none');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has arrived
  useEffect(() => {
    const saved = isRestoring ? readSaved(storage, storageKey, Date.now()) : undefined;
    if (!saved || !form.current) return;
    const mayBeSet = Object.entries(saved.values).filter(
      ([name]) => names.includes(name) && !(isLoanAsked && (name === 'amount' || name === 'days')),
    );
    const set = mayBeSet.filter(([name, value]) => putBack(form.current, name, value));
    setState('kept');
    if (set.length > 0) onRestored(saved.step);
  }, []);

  const save = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const values = Object.fromEntries(
      names.flatMap((name) => {
        const value = data.get(name);
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    );
    if (writeSaved(storage, storageKey, { values, step }, Date.now())) setState('kept');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is belongs to what is kept, if anything is
  useEffect(() => {
    if (state === 'kept') save();
  }, [step]);

  return {
    state,
    save,
    forget: () => {
      forgetSaved(storage, storageKey);
      setState('forgotten');
    },
  };
}

/** Puts a value into a field that still stands as the page brought it. @returns whether anything changed */
function putBack(form: HTMLFormElement | null, name: string, value: string): boolean {
  const field = form?.elements.namedItem(name);
  if (field instanceof RadioNodeList) {
    if (field.value !== '') return false;
    field.value = value;
    return field.value === value;
  }
  if (field instanceof HTMLSelectElement) {
    if (field.value !== '') return false;
    field.value = value;
    return field.value === value;
  }
  if (!(field instanceof HTMLInputElement) || field.value !== field.defaultValue || field.value === value) return false;
  field.value = value;
  // A slider beside the number follows it.
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
