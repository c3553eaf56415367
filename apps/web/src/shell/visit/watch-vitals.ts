import type { RouteMetaType } from '@prestafaro/types/tracked-event';
import { largestWebVital } from '@prestafaro/types/web-vital';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { Report } from '@/shell/visit/report';

/**
 * Reports how fast the page was that the browser loaded: each figure once, when the visitor first leaves or hides it. The browser has
 * kept what happened before this code came. A page that comes back from the back/forward cache is not measured again.
 * @param sub5 the kind of the loaded page; a navigation in the app loads none, so what happens after it counts here as well
 */
export function watchVitals(sub5: RouteMetaType | undefined, report: Report): void {
  const reported = new Set<string>();
  const take = ({ name, value, navigationType }: MetricType) => {
    // The library tells a value again if it has grown until the page is hidden the next time.
    if (navigationType === 'back-forward-cache' || reported.has(name)) return;
    reported.add(name);
    const whole = Math.round(name === 'CLS' ? value * 1000 : value);
    report('webVital', { sub5, sub6: name, sub8: Math.min(whole, largestWebVital) });
  };
  onLCP(take);
  onCLS(take);
  onINP(take);
}
