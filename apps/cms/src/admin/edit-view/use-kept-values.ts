import { useEffect, useRef } from 'react';
import { type FormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import { sameValues } from './local-copy';

/** Strapi reads the entry again after each attempt to save it; by then it has emptied the form if it was refused. */
const ANSWER_TIMEOUT = 3_000;

type Attempt = () => Promise<boolean | undefined>;

/**
 * Puts what was typed back into a form that Strapi has reset, although the save was refused: the entry has its old version then.
 * @returns a function that saves by `attempt` and watches over the values
 */
export function useKeptValues(form: FormState): (attempt: Attempt) => ReturnType<Attempt> {
  const typed = useRef<{ values: Record<string, unknown>; version: string | undefined } | null>(null);
  useEffect(() => {
    const kept = typed.current;
    if (!kept || form.isSubmitting) return;
    if (kept.version !== versionOf(form.initialValues)) typed.current = null;
    else if (!form.modified && !sameValues(form.values, kept.values)) form.setValues(kept.values);
  });
  return async (attempt) => {
    const attempted = { values: form.getValues(), version: versionOf(form.initialValues) };
    typed.current = attempted;
    try {
      return await attempt();
    } finally {
      setTimeout(() => {
        if (typed.current === attempted) typed.current = null;
      }, ANSWER_TIMEOUT);
    }
  };
}
