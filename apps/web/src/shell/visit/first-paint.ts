const timeoutMs = 1000;

/**
 * Resolves once the page has been drawn for the first time, in a task of its own: work that waits for it is not one long
 * task with what came before. A tab that nobody looks at is not drawn, and is not waited for; nor does a browser that does
 * not tell keep anybody waiting for more than a second.
 */
export function firstPaint(): Promise<void> {
  const isDrawn = performance.getEntriesByType('paint').length > 0;
  if (isDrawn || document.visibilityState === 'hidden') return nextTask();
  return new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint' });
    setTimeout(resolve, timeoutMs);
  }).then(nextTask);
}

/** Lets the browser answer its visitor before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
