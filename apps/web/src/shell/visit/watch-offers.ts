import type { Report } from '@/shell/visit/report';

/** An offer counts as shown when half of it has been visible for this time, in milliseconds. */
const shownAfter = 1_000;

/**
 * Reports each offer that a visitor has seen, once per page, and each click on an exit to a lender. An offer is an element with
 * `data-offer`.
 */
export function watchOffers(report: Report): void {
  const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const watched = new WeakSet<Element>();
  const shown = new Set<string>();
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => show(target), shownAfter),
          );
      }
    },
    { threshold: 0.5 },
  );
  const show = (element: Element) => {
    inView.unobserve(element);
    const key = `${location.pathname} ${offerOf(element)}`;
    if (shown.has(key)) return;
    shown.add(key);
    report('offerShown', placeOf(element));
  };
  const watchNew = () => {
    for (const offer of offers()) {
      if (!watched.has(offer)) inView.observe(offer);
      watched.add(offer);
    }
  };

  watchNew();
  new MutationObserver(watchNew).observe(document.body, { childList: true, subtree: true });
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
