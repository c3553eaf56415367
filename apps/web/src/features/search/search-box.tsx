'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from '@/features/search/search-form.module.css';
import type { ComboboxProps } from '@/features/search/suggestions';
import { Input } from '@/ui/input/input';

export interface SearchBoxProps {
  id: string;
  locale: string;
  /** What was typed before. */
  typed: string;
  /** Id of the message that refuses it. */
  errorId: string | undefined;
  messages: ComponentProps<typeof Suggestions>['messages'];
}

/** Loaded when the field gets the focus: most visitors do not search. */
const Suggestions = lazy(() => import('@/features/search/suggestions').then((it) => ({ default: it.Suggestions })));

/** The field of the search. It holds its own value, so that what is typed before the scripts run stays. */
export function SearchBox({ id, locale, typed, errorId, messages }: SearchBoxProps) {
  const [field, setField] = useState<HTMLInputElement>();
  const [combobox, setCombobox] = useState<ComboboxProps>();
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have been faster than the scripts.
  useEffect(() => {
    if (input.current?.matches(':focus')) setField(input.current);
  }, []);
  const start = ({ currentTarget }: { currentTarget: HTMLInputElement }) => setField(currentTarget);
  return (
    <div className={styles.box}>
      <Input
        ref={input}
        id={id}
        type="search"
        name="q"
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onFocus={start}
        onInput={start}
        {...combobox}
      />
      {field && (
        <Suspense>
          <Suggestions field={field} locale={locale} messages={messages} onChange={setCombobox} />
        </Suspense>
      )}
    </div>
  );
}
