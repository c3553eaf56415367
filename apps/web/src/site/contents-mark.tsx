'use client';

import { useEffect } from 'react';

/** Marks the link whose part of the text is in sight. Draws nothing itself. */
export function ContentsMark({ navId }: { navId: string }) {
  useEffect(() => {
    const links = [...(document.getElementById(navId)?.querySelectorAll('a') ?? [])];
    const linkOf = new Map(
      links.map((link) => [document.getElementById(decodeURIComponent(link.hash.slice(1))), link]),
    );
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (!seen) return;
        for (const [heading, link] of linkOf) {
          if (heading === seen.target) link.setAttribute('aria-current', 'true');
          else link.removeAttribute('aria-current');
        }
      },
      // A heading counts as soon as it comes into the upper third of the window.
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const heading of linkOf.keys()) if (heading) watcher.observe(heading);
    return () => watcher.disconnect();
  }, [navId]);
  return null;
}
