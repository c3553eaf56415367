'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState, useTransition } from 'react';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';

interface FollowSearchProps {
  formId: string;
  resultsId: string;
  /** Announced while another list is loading. */
  updating: string;
  /** Announced when it is loaded. */
  found: string;
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
export function FollowSearch({ formId, resultsId, updating, found, fields }: FollowSearchProps) {
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
      const onSubmit = (event: SubmitEvent) => {
        event.preventDefault();
        clearTimeout(timer);
        send();
      };
      const onPopState = () => {
        isFromHistory.current = true;
      };
      form.addEventListener('change', sendSoon, { signal });
      form.addEventListener('submit', onSubmit, { signal });
      addEventListener('popstate', onPopState, { signal });
      signal.addEventListener('abort', () => clearTimeout(timer));
      if (isChangedAlready(form)) sendSoon();
    },
    [formId, router],
  );
  useServerHtml(followForm);

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
      showFields(find, formId, fields);
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
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && [...form.elements].some(isChanged);
}

/** The number beside a slider does not count: it follows the slider and may be written in another way than it was rendered. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.type === 'range' && field.value !== field.defaultValue;
}

/** The address that the browser would send the form to, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return `${new URL(form.action).pathname}?${query}`;
}

/** Puts a search into the fields of its form. */
function showFields(find: ServerHtml['find'], formId: string, fields: FollowSearchProps['fields']): void {
  const { values, ticked } = fields;
  for (const field of find(formId, HTMLFormElement)?.elements ?? []) {
    const value = values[field.id];
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = ticked.includes(field.name);
    else if (value !== undefined && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
      // The number beside a slider follows it unless the visitor is typing in it.
      find(`${field.id}-number`)?.blur();
      field.value = String(value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
