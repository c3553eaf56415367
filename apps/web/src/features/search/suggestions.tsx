import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { fetchSuggestions } from '@/features/search/fetch-suggestions';
import { MarkedText } from '@/features/search/marked-text';
import styles from '@/features/search/search-form.module.css';
import type { SuggestionAnswer } from '@/features/search/suggestion-answer';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

/** What makes the field a combobox (WAI-ARIA Authoring Practices, "Editable Combobox With List Autocomplete"). */
export type ComboboxProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>;

export interface SuggestionsProps {
  field: HTMLInputElement;
  locale: string;
  messages: { readonly suggestions: string; readonly failed: string };
  /** Gets the attributes of the field. */
  onChange: (combobox: ComboboxProps) => void;
}

/** Milliseconds after the last key before the server is asked. */
const debounceMs = 150;

const shortest = 2;

type Answer = SuggestionAnswer | 'failed' | undefined;

/** The list below the field: the pages that fit what is being typed. Enter without a chosen one sends the form. */
export function Suggestions({ field, locale, messages, onChange }: SuggestionsProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [chosen, setChosen] = useState(-1);
  const listId = `${field.id}-list`;
  const suggestions = typeof answer === 'object' ? answer.suggestions : [];
  const isOpen = suggestions.length > 0;
  const active = isOpen && chosen >= 0 ? `${listId}-${chosen}` : undefined;
  const close = () => {
    setAnswer(undefined);
    setChosen(-1);
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | undefined;
    const ended = new AbortController();
    const ask = () => {
      clearTimeout(timer);
      asking?.abort();
      setChosen(-1);
      const typed = field.value.trim();
      if (typed.length < shortest) return setAnswer(undefined);
      timer = setTimeout(async () => {
        const own = new AbortController();
        asking = own;
        const answered = await fetchSuggestions(locale, typed, own.signal);
        if (!own.signal.aborted) setAnswer(answered);
      }, debounceMs);
    };
    const stop = () => {
      clearTimeout(timer);
      asking?.abort();
      setAnswer(undefined);
      setChosen(-1);
    };
    field.addEventListener('input', ask, { signal: ended.signal });
    field.addEventListener('blur', stop, { signal: ended.signal });
    // What was typed while this code was loading.
    if (field.value !== field.defaultValue) ask();
    return () => {
      stop();
      ended.abort();
    };
  }, [field, locale]);

  const choose = useRef<(event: KeyboardEvent) => void>(undefined);
  choose.current = (event) => {
    if (event.isComposing || !isOpen) return;
    const count = suggestions.length;
    if (event.key === 'ArrowDown') setChosen(chosen >= count - 1 ? -1 : chosen + 1);
    else if (event.key === 'ArrowUp') setChosen(chosen < 0 ? count - 1 : chosen - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && suggestions[chosen]) location.assign(suggestions[chosen].path);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => choose.current?.(event);
    field.addEventListener('keydown', listen);
    return () => field.removeEventListener('keydown', listen);
  }, [field]);

  useEffect(() => {
    onChange({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active,
    });
  }, [onChange, isOpen, listId, active]);

  return (
    <>
      {isOpen && (
        <div role="listbox" id={listId} aria-label={messages.suggestions} className={styles.list}>
          {suggestions.map(({ path, title, kind }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points to the chosen one
            <div
              key={path}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={styles.option}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => location.assign(path)}
            >
              <span>
                <MarkedText parts={title} />
              </span>
              <span className={styles.kind}>{kind}</span>
            </div>
          ))}
        </div>
      )}
      {answer === 'failed' && <p className={styles.note}>{messages.failed}</p>}
      <span role="status">
        <VisuallyHidden>{answer === 'failed' ? messages.failed : answer?.status}</VisuallyHidden>
      </span>
    </>
  );
}
