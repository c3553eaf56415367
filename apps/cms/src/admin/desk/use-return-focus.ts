import { useCallback, useState } from 'react';

/** For `onCloseAutoFocus` of a dialog without a trigger of its own: nothing else returns the focus to what had it before. */
export function useReturnFocus(): () => void {
  const [opener] = useState(() => document.activeElement);
  return useCallback(() => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }, [opener]);
}
