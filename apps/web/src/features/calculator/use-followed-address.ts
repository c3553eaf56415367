import { useCallback } from 'react';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

/**
 * Loads the code that keeps the address at what a form is set to, once the visitor changes something, or at once if the address sets
 * something that the page was not rendered with.
 * @param isFromQuery the page was rendered with what its address sets
 */
export function useFollowedAddress(formId: string, isFromQuery: boolean): void {
  const wait = useCallback(
    ({ find, signal }: ServerHtml) => {
      const form = find(formId, HTMLFormElement);
      const root = form?.closest('[data-calculator]');
      if (!form || !root) return;
      let isLoading = false;
      const load = async (isChanged: boolean) => {
        if (isLoading) return;
        isLoading = true;
        const { followAddress } = await import('@/features/calculator/follow-address');
        if (!signal.aborted) followAddress({ form, root, isFromQuery, isChanged, signal });
      };
      // Without this code the address stays as it is; the next change tries to load it again.
      const tryToLoad = (isChanged: boolean) => {
        load(isChanged).catch(() => {
          isLoading = false;
        });
      };
      for (const event of ['input', 'change']) root.addEventListener(event, () => tryToLoad(true), { signal });
      // Another kind of loan may have been chosen before hydration.
      const kinds = root.querySelectorAll<HTMLInputElement>('input[name$="-kind"]');
      const isChanged = [...kinds].some(({ checked, defaultChecked }) => checked !== defaultChecked);
      if (isChanged || (!isFromQuery && location.search !== '')) tryToLoad(isChanged);
    },
    [formId, isFromQuery],
  );
  useServerHtml(wait);
}
