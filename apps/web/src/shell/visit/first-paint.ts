const timeoutMs = 1000;

/**
 * Resolves after the first paint, in a new task, so that work after it does not lengthen the current task. A hidden tab
 * is never painted, so it resolves at once. In a browser that does not report its first paint, it resolves after one
 * second.
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

/** Resolves in a new task, so that the browser can respond to the visitor before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
