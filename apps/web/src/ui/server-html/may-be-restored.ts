/** Whether the browser may have put values into the fields of this page, as it does after going back and reloading. */
export function mayBeRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate');
}
