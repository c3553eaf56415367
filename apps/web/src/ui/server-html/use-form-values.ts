import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { findElement } from './find-element';

/** One value for each id. */
type Valued<Ids extends readonly string[], Value> = { readonly [Index in keyof Ids]: Value };

/** No one-line field contains a line break. */
const separator = '\n';

/**
 * The values of inputs and choices that server components rendered, as the visitor changes them. Only the inputs store the values,
 * so that the browser restores them when the visitor goes back, and the form sends them without scripts (decision 040).
 * A value that the visitor entered before hydration, or that the browser restored, is returned right after hydration.
 * A checkbox without a tick has the value ''.
 * @param ids of the inputs; unless all are on the page, the rendered values are returned
 * @param rendered the values that the server rendered, in the same order: returned on the server and while React
 * hydrates
 * @returns the values in the same order; the same array as long as no value changes
 */
export function useFormValues<const Ids extends readonly string[]>(
  ids: Ids,
  rendered: Valued<Ids, string | number>,
): Valued<Ids, string> {
  const idText = ids.join(separator);
  const renderedText = rendered.join(separator);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = new AbortController();
      for (const input of findInputs(idText)) {
        input.addEventListener('input', onChange, { signal: stop.signal });
        // The browser resets the values after this event.
        input.form?.addEventListener('reset', () => setTimeout(onChange), { signal: stop.signal });
      }
      return () => stop.abort();
    },
    [idText],
  );
  const readValues = () => {
    const inputs = findInputs(idText);
    return inputs.length === ids.length ? inputs.map(sentValue).join(separator) : renderedText;
  };
  // A snapshot is compared by identity: a string is the same as long as its text is.
  const text = useSyncExternalStore(subscribe, readValues, () => renderedText);
  return useMemo(() => text.split(separator) as unknown as Valued<Ids, string>, [text]);
}

type Input = HTMLInputElement | HTMLSelectElement;

/** A box without a tick has no value, as in the form that is sent. A slider with a scale keeps its value apart from its position. */
const sentValue = (input: Input) =>
  'checked' in input && input.type === 'checkbox' && !input.checked ? '' : (input.dataset.value ?? input.value);

function findInputs(idText: string): Input[] {
  return idText
    .split(separator)
    .map((id) => findElement(id, HTMLInputElement) ?? findElement(id, HTMLSelectElement))
    .filter((input) => input !== undefined);
}
