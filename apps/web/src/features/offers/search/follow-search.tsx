'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState, useTransition } from 'react';
import { mayBeRestored } from '@/ui/server-html/may-be-restored';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';

interface FollowSearchProps {
  formId: string;
  resultsId: string;
  /** Announced while another list is loading. */
  updating: string;
  /** Announced when it is loaded. */
  found: string;
  /** Name of the boxes that pick an offer for the comparison, and how many can be picked. */
  picks: { name: string; max: number };
  /** The search in the current address. */
  fields: {
    /** Values of the sliders and of the select, by id. */
    values: Readonly<Partial<Record<string, string | number>>>;
    /** Names of the ticked checkboxes. */
    ticked: readonly string[];
  };
}

/** Two changes within this time, in milliseconds, are one search. */
const debounceMs = 250;

/**
 * Sends the search as soon as a field changes, without a page load, and announces the new list. The form works without it.
 * Renders only the announcement for screen readers.
 */
export function FollowSearch({ formId, resultsId, updating, found, picks, fields }: FollowSearchProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [hasSearched, setHasSearched] = useState(false);
  const isFromHistory = useRef(false);

  const followForm = useCallback(
    ({ find, signal }: ServerHtml) => {
      const form = find(formId, HTMLFormElement);
      if (!form) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const send = () => {
        setHasSearched(true);
        startTransition(() => router.push(addressOf(form), { scroll: false }));
      };
      const sendSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(send, debounceMs);
      };
      const onChange = ({ target }: Event) => {
        // A refused number has a message beside it, and the list of the last search stays.
        if (!(target instanceof HTMLInputElement) || target.validity.valid) sendSoon();
      };
      const onSubmit = (event: SubmitEvent) => {
        event.preventDefault();
        clearTimeout(timer);
        send();
      };
      const onPopState = () => {
        isFromHistory.current = true;
      };
      form.addEventListener('change', onChange, { signal });
      form.addEventListener('submit', onSubmit, { signal });
      addEventListener('popstate', onPopState, { signal });
      signal.addEventListener('abort', () => clearTimeout(timer));
      if (isChangedAlready(form)) sendSoon();
    },
    [formId, router],
  );
  useServerHtml(followForm);

  // Two to four offers are compared. Without scripts the comparison says that it took the first four.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fields` is new with each list, whose boxes are all enabled
  const limitPicks = useCallback(
    ({ find, signal }: ServerHtml) => {
      const results = find(resultsId);
      const limit = () => {
        const boxes = [...(results?.querySelectorAll<HTMLInputElement>(`input[name="${picks.name}"]`) ?? [])];
        const isFull = boxes.filter(({ checked }) => checked).length >= picks.max;
        for (const box of boxes) box.disabled = isFull && !box.checked;
      };
      results?.addEventListener('change', limit, { signal });
      limit();
    },
    [resultsId, picks.name, picks.max, fields],
  );
  useServerHtml(limitPicks);

  const markBusy = useCallback(
    ({ find }: ServerHtml) => find(resultsId)?.setAttribute('aria-busy', String(isPending)),
    [resultsId, isPending],
  );
  useServerHtml(markBusy);

  // Going back shows an older list. A field that the visitor is changing now is never overwritten.
  const showOlderSearch = useCallback(
    ({ find }: ServerHtml) => {
      if (!isFromHistory.current) return;
      isFromHistory.current = false;
      showFields(find(formId, HTMLFormElement), fields);
    },
    [formId, fields],
  );
  useServerHtml(showOlderSearch);

  return (
    <p className={visuallyHidden.hidden} role="status">
      {isPending ? updating : hasSearched ? found : ''}
    </p>
  );
}

/** Whether the visitor changed a field before hydration. A value that the browser restored is not a change. */
function isChangedAlready(form: HTMLFormElement): boolean {
  return !mayBeRestored() && [...form.elements].some(isChanged);
}

/** A slider and its number do not count: they tell of such a change themselves, once they have one value. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field instanceof HTMLInputElement && field.type === 'checkbox' && field.checked !== field.defaultChecked;
}

/** The address that the browser would send the form to, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return `${new URL(form.action).pathname}?${query}`;
}

/** Puts a search into the fields of its form. */
function showFields(form: HTMLFormElement | undefined, fields: FollowSearchProps['fields']): void {
  const { values, ticked } = fields;
  for (const field of form?.elements ?? []) {
    const value = values[field.id];
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = ticked.includes(field.name);
    else if (value !== undefined && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
      // A searched amount may lie between two steps of its slider.
      if (field instanceof HTMLInputElement && field.type === 'range') field.step = 'any';
      field.value = String(value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
