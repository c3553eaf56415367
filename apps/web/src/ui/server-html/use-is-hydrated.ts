import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the component's handlers are at work: false on the server and until the browser has hydrated the page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
