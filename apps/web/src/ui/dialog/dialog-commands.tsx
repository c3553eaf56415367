'use client';

import { useEffect } from 'react';

/** Does for older browsers what `command="show-modal"` does in current ones. Draws nothing itself. */
export function DialogCommands({ id }: { id: string }) {
  useEffect(() => {
    if ('command' in HTMLButtonElement.prototype) return;
    const open = (event: MouseEvent) => {
      const dialog = document.getElementById(id);
      const pressed = event.target instanceof Element && event.target.closest(`button[commandfor="${CSS.escape(id)}"]`);
      if (pressed && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [id]);

  return null;
}
