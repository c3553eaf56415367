import { firstPicture, nextTask } from '@/site/first-picture';

declare global {
  interface Window {
    /** Scripts that Next goes through, one after another, before it hydrates (`next/dist/client/app-bootstrap`). */
    __next_s?: { length: number; reduce: () => Promise<void> };
  }
}

/** Next runs this file before it hydrates, and hydrates when this is done: decision 024. */
async function hydrationMayBegin(): Promise<void> {
  await firstPicture();
  // It is in the same file as Next, and only started here: by itself, not in one task with hydrating. An `import()` would
  // fetch a file of its own first, with nothing in it.
  require('react-dom/client');
  await nextTask();
}

window.__next_s ??= { length: 1, reduce: hydrationMayBegin };
