'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState, useTransition } from 'react';
import type { ChoicePage } from '@/features/offers/comparison/follow-choice';
import { storedChoices } from '@/shell/consent/connect-consent';
import { consentChangeEvent } from '@/shell/consent/consent-form';
import { setSlider } from '@/ui/range-slider/set-slider';
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
  /** Shown while there is no network: the list stays as it is. */
  offline: string;
  /** The boxes that pick an offer for the comparison. */
  picks: Pick<ChoicePage, 'name' | 'whole' | 'max' | 'locale' | 'paths'>;
  /** Values of the fields, by id, that the current address may leave out. It has those of all others. */
  fields: Readonly<Partial<Record<string, string | number>>>;
}

/** Two changes within this time, in milliseconds, are one search. */
const debounceMs = 250;

/**
 * Sends the search as soon as a field changes, without a page load, and announces the new list. The form works without it.
 * Renders only the announcement for screen readers.
 */
export function FollowSearch({ formId, resultsId, updating, found, offline, picks, fields }: FollowSearchProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [hasSearched, setHasSearched] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const isOtherSearch = useRef(false);

  const followForm = useCallback(
    ({ find, signal }: ServerHtml) => {
      const form = find(formId, HTMLFormElement);
      if (!form) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Without a network the browser would replace the list by its own error page.
      const send = () => {
        setIsOffline(!navigator.onLine);
        if (!navigator.onLine) return addEventListener('online', send, { signal, once: true });
        setHasSearched(true);
        startTransition(() => router.push(addressOf(form, picks.name), { scroll: false }));
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
      const onOtherSearch = () => {
        isOtherSearch.current = true;
      };
      const onClick = ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) onOtherSearch();
      };
      form.addEventListener('change', onChange, { signal });
      form.addEventListener('submit', onSubmit, { signal });
      form.addEventListener('click', onClick, { signal });
      addEventListener('popstate', onOtherSearch, { signal });
      signal.addEventListener('abort', () => clearTimeout(timer));
      if (isChangedAlready(form)) sendSoon();
    },
    [formId, picks.name, router],
  );
  useServerHtml(followForm);

  // The choice for the comparison: its code is loaded once there is one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fields` is new with each list, which has other boxes
  const follow = useCallback(
    ({ find, signal }: ServerHtml) => {
      const results = find(resultsId);
      if (!results) return;
      const page = {
        ...picks,
        boxes: () => [...results.querySelectorAll<HTMLInputElement>(`input[name="${picks.name}"]`)],
        open: (address: string, way: 'push' | 'replace') => router[way](address, { scroll: way === 'push' }),
      };
      const begin = async () => {
        const { followChoice, carriedAddress } = await import('@/features/offers/comparison/follow-choice');
        if (signal.aborted) return;
        const keep = followChoice(page);
        results.addEventListener('change', keep, { signal });
        addEventListener(consentChangeEvent, keep, { signal });
        const carry = (event: MouseEvent) => {
          const address = carriedAddress(event, page);
          if (address === undefined) return;
          event.preventDefault();
          page.open(address, 'push');
        };
        for (const part of [results, find(formId)]) part?.addEventListener('click', carry, { signal });
      };
      // Without this code the boxes are those of a form, as without scripts.
      const start = () => void begin().catch(() => {});
      const hasChoice = location.search.includes(`${picks.name}=`) || page.boxes().some(({ checked }) => checked);
      if (hasChoice || storedChoices().functional) start();
      else results.addEventListener('change', start, { signal, once: true });
    },
    [resultsId, formId, picks.name, picks.max, router, fields],
  );
  useServerHtml(follow);

  const markBusy = useCallback(
    ({ find }: ServerHtml) => find(resultsId)?.setAttribute('aria-busy', String(isPending)),
    [resultsId, isPending],
  );
  useServerHtml(markBusy);

  // Going back shows an older list, and a link of the form another one. A field that the visitor is changing now is never overwritten.
  const showOtherSearch = useCallback(
    ({ find }: ServerHtml) => {
      if (!isOtherSearch.current) return;
      isOtherSearch.current = false;
      showFields(find(formId, HTMLFormElement), fields);
    },
    [formId, fields],
  );
  useServerHtml(showOtherSearch);

  return (
    <p className={isOffline ? undefined : visuallyHidden.hidden} role="status">
      {isOffline ? offline : isPending ? updating : hasSearched ? found : ''}
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

/** The address that the browser would send the form to, without empty fields, and with the choice of now. */
function addressOf(form: HTMLFormElement, pick: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && name !== pick) query.append(name, value);
  for (const id of new URLSearchParams(location.search).getAll(pick)) query.append(pick, id);
  return `${new URL(form.action).pathname}?${query}`;
}

/** Puts the search of the current address into the fields of its form. */
function showFields(form: HTMLFormElement | undefined, fields: FollowSearchProps['fields']): void {
  const query = new URLSearchParams(location.search);
  for (const field of form?.elements ?? []) {
    // A list of choices with an empty one; the address has its value, or nothing is chosen.
    const isOptional = field instanceof HTMLSelectElement && field.options[0]?.value === '';
    const value = fields[field.id] ?? (isOptional ? (query.get(field.name) ?? '') : undefined);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = query.has(field.name);
    else if (value !== undefined && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
      if (field.type === 'range' && field instanceof HTMLInputElement) setSlider(field, value);
      else field.value = String(value);
    }
  }
}
