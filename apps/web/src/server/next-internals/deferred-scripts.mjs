// @ts-check

/** A script of the app as Next writes it: it runs as soon as it is loaded, possibly before the page. */
const scriptOfNext = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;

/**
 * Loads the marked style sheets (decision 027) and then the scripts that its element lists (decision 024). The text is
 * constant, so that a policy can name it by its hash.
 */
export const startingScript = `(${loadAfterFirstPaint})()`.replace(/\s+/g, ' ');

/**
 * Makes the browser paint a page before it loads the page's scripts (decision 024). Scripts that Next writes in another form
 * run as before.
 * @param {string} html of a whole page
 * @returns {{ html: string, inlineScripts: string[] }} with the texts of the scripts that came in
 */
export function deferScripts(html) {
  const files = [...new Set([...html.matchAll(scriptOfNext)].map(([, file = '']) => file))];
  if (files.length === 0) return { html, inlineScripts: [] };
  let isFirst = true;
  const deferred = html.replace(scriptOfNext, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script data-files="${files.join(' ')}">${startingScript}</script>`;
  });
  return { html: deferred, inlineScripts: [startingScript] };
}

/**
 * In the browser: adds the elements that Next would have written, once the page is parsed and its content painted, or after a
 * second in a browser that does not report this. A hidden tab is not painted, so its scripts run at once. React finds a style sheet
 * with `data-precedence` and does not add it a second time. If a script is lost, the page is marked, and its forms work as without
 * scripts. The text is written into one line, so it has no comment.
 */
function loadAfterFirstPaint() {
  const files = document.currentScript?.dataset.files?.split(' ') ?? [];
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const mark of document.querySelectorAll('noscript[data-style]')) {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = mark.getAttribute('data-style') ?? '';
      sheet.media = mark.getAttribute('data-media') ?? '';
      sheet.setAttribute('data-precedence', 'next');
      document.head.append(sheet);
    }
    for (const file of files) {
      const script = document.createElement('script');
      script.src = file;
      script.async = true;
      script.onerror = () => document.documentElement.setAttribute('data-unscripted', '');
      document.head.append(script);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') return begin();
    setTimeout(begin, 1000);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin);
    }).observe({ type: 'paint', buffered: true });
  });
}
