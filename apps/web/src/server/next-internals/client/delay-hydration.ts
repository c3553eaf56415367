declare global {
  interface Window {
    /** Scripts that Next goes through, one after another, before it hydrates (`next/dist/client/app-bootstrap`). */
    __next_s?: { length: number; reduce: () => Promise<void> };
  }
}

/**
 * Makes Next wait before it hydrates (decision 024). `next/script` fills the same list for `beforeInteractive`.
 * @param isReady resolves when hydration may begin
 * @param nextTask resolves in a task of its own
 */
export function delayHydration(isReady: () => Promise<void>, nextTask: () => Promise<void>): void {
  window.__next_s ??= {
    length: 1,
    reduce: async () => {
      await isReady();
      // React is in the same file as Next and starts only here, in a task of its own. An `import()` would first fetch
      // an empty file.
      require('react-dom/client');
      await nextTask();
    },
  };
}
