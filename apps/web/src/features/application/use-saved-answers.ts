import { type RefObject, useEffect, useState } from 'react';
import { forgetSaved, readSaved, writeSaved } from '@/features/application/saved-answers';

interface Options {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly storageKey: string;
  /** The only fields that may be saved. */
  readonly names: readonly string[];
  readonly step: number;
  /** False if the page was rendered with an answer, whose values are newer than the saved ones. */
  readonly isRestoring: boolean;
  /** The address asks for a loan, so amount and days are not restored. */
  readonly isLoanRequested: boolean;
  readonly onRestored: (step: number) => void;
  /** Whether the answers may be saved (R29); undefined while that cannot be checked. */
  readonly isAllowed: () => Promise<boolean | undefined>;
}

const storage = () => window.localStorage;

/** Saves the typed answers on this device (R26), and restores them when the visitor returns. */
export function useSavedAnswers(options: Options) {
  const { form, storageKey, names, step, isRestoring, isLoanRequested, onRestored, isAllowed } = options;
  const [state, setState] = useState<'none' | 'kept' | 'forgotten'>('none');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the first render
  useEffect(() => {
    const saved = isRestoring ? readSaved(storage, storageKey, Date.now()) : undefined;
    if (!saved || !form.current) return;
    const mayBeSet = Object.entries(saved.values).filter(
      ([name]) => names.includes(name) && !(isLoanRequested && (name === 'amount' || name === 'days')),
    );
    const set = mayBeSet.filter(([name, value]) => restoreValue(form.current, name, value));
    setState('kept');
    if (set.length > 0) onRestored(saved.step);
  }, []);

  const save = async () => {
    const allowed = await isAllowed();
    if (allowed === false) {
      forgetSaved(storage, storageKey);
      setState('none');
    }
    if (!allowed || !form.current) return;
    const data = new FormData(form.current);
    const values = Object.fromEntries(
      names.flatMap((name) => {
        const value = data.get(name);
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    );
    if (writeSaved(storage, storageKey, { values, step }, Date.now())) setState('kept');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the open step is saved with the answers, if any are saved
  useEffect(() => {
    if (state === 'kept') void save();
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

/** Sets a field that still has the value of the page. @returns whether the field changed */
function restoreValue(form: HTMLFormElement | null, name: string, value: string): boolean {
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
  // The slider beside the number listens to this event.
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
