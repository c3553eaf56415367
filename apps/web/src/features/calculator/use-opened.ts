import { startTransition, useCallback, useState } from 'react';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

/**
 * Whether a `details` element was opened, before hydration too, and the code of its live part is loaded. Stays true. If the code
 * cannot be loaded, the part works as without scripts; the next opening tries again.
 * @param load a function of the module
 */
export function useOpened(id: string, load: () => Promise<unknown>): boolean {
  const [isOpened, setOpened] = useState(false);
  const watch = useCallback(
    ({ find, signal }: ServerHtml) => {
      const details = find(id, HTMLDetailsElement);
      const take = () => {
        if (!details?.open) return;
        load().then(
          () => startTransition(() => setOpened(true)),
          () => undefined,
        );
      };
      details?.addEventListener('toggle', take, { signal });
      take();
    },
    [id, load],
  );
  useServerHtml(watch);
  return isOpened;
}
