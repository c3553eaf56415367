/** A part counts as seen when half of it has been visible for this time, in milliseconds. */
const seenAfter = 1_000;

/** Calls back for each element that the visitor sees: once for each, also for those that come to the page later. */
export function watchSeen(selector: string, onSeen: (element: Element) => void): void {
  const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const watched = new WeakSet<Element>();
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => {
              inView.unobserve(target);
              onSeen(target);
            }, seenAfter),
          );
      }
    },
    { threshold: 0.5 },
  );
  const watchNew = () => {
    for (const element of document.querySelectorAll(selector)) {
      if (!watched.has(element)) inView.observe(element);
      watched.add(element);
    }
  };
  watchNew();
  new MutationObserver(watchNew).observe(document.body, { childList: true, subtree: true });
}
