import { useCallback, useState } from 'react';
import { type ServerHtml, useServerHtml } from './use-server-html';

/** No id contains a space. */
const separator = ' ';

/**
 * Returns which of these elements is in the upper third of the window; the first of several.
 * @param ids of elements that server components rendered, in their order; those that are not on the page are left out
 * @returns an id, which stays when the element leaves the view; undefined on the server and until the first element
 * comes
 */
export function useElementInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const idText = ids.join(separator);
  const watch = useCallback(
    ({ find, signal }: ServerHtml) => {
      const elements = idText.split(separator).flatMap((id) => find(id) ?? []);
      const inView = new Set<Element>();
      const watcher = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
          const seen = elements.filter((element) => inView.has(element));
          const first = seen.find((element) => element.getBoundingClientRect().top >= 0) ?? seen.at(-1);
          if (first) setCurrent(first.id);
        },
        { rootMargin: '0px 0px -66% 0px' },
      );
      for (const element of elements) watcher.observe(element);
      signal.addEventListener('abort', () => watcher.disconnect());
    },
    [idText],
  );
  useServerHtml(watch);
  return current;
}
