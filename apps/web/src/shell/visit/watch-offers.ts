import type { Report } from '@/shell/visit/report';
import { watchSeen } from '@/shell/visit/watch-seen';

/**
 * Reports each offer that a visitor has seen, once per page, and each click on an exit to a lender. An offer is an element with
 * `data-offer`.
 */
export function watchOffers(report: Report): void {
  const shown = new Set<string>();
  watchSeen('[data-offer]', (element) => {
    const key = `${location.pathname} ${offerOf(element)}`;
    if (shown.has(key)) return;
    shown.add(key);
    report('offerShown', placeOf(element));
  });
  document.addEventListener('click', ({ target }) => {
    const exit = target instanceof Element ? target.closest('a[href*="/go/"]') : null;
    const [, sub7] = /\/go\/(\d+)\/$/.exec(exit?.getAttribute('href') ?? '') ?? [];
    const offer = exit?.closest('[data-offer]');
    if (sub7) report('offerClicked', { sub7, ...(offer && placeOf(offer)) });
  });
}

const offers = () => [...document.querySelectorAll('[data-offer]')];
const offerOf = (element: Element) => element.getAttribute('data-offer') ?? '';

/** The id of an offer and its position among the offers of the page, from 0; without one if it has just left the page. */
function placeOf(element: Element): { sub7: string; sub8?: number } {
  const position = offers().indexOf(element);
  return { sub7: offerOf(element), ...(position >= 0 && { sub8: position }) };
}
