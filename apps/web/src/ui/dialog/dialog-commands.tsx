'use client';

import { useCallback } from 'react';
import { type ServerHtml, useServerHtml } from '../server-html/use-server-html';

/** Opens the dialog in browsers without `command="show-modal"`. Renders nothing itself. */
export function DialogCommands({ id }: { id: string }) {
  const openOnClick = useCallback(
    ({ find, signal }: ServerHtml) => {
      if ('command' in HTMLButtonElement.prototype) return;
      const selector = `button[commandfor="${CSS.escape(id)}"]`;
      const open = ({ target }: MouseEvent) => {
        const dialog = find(id, HTMLDialogElement);
        if (target instanceof Element && target.closest(selector) && dialog && !dialog.open) dialog.showModal();
      };
      document.addEventListener('click', open, { signal });
    },
    [id],
  );
  useServerHtml(openOnClick);
  return null;
}
