// @ts-check

/** A script of the app as Next writes it: it runs as soon as it is loaded, possibly before the page. */
const scriptOfNext = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;

/** Runs the marked scripts (decision 024). The text is constant, so that a policy can name it by its hash. */
export const startingScript = `(${runMarkedScripts})()`.replace(/\s+/g, ' ');

/**
 * Makes the browser paint a page before it runs the page's scripts: they are fetched early, as `preload`, and run after
 * the first paint (decision 024). Scripts that Next writes in another form run as before.
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
    return `${files.map(preloaded).join('')}<script>${startingScript}</script>`;
  });
  return { html: deferred, inlineScripts: [startingScript] };
}

/** @param {string} file */
const preloaded = (file) => `<link rel="preload" as="script" fetchPriority="low" href="${file}" data-script=""/>`;

/**
 * In the browser: adds the elements that Next would have written, once the page is parsed and painted. The third frame
 * begins when the first is on the screen. A hidden tab has no frames, so its scripts run at once.
 */
function runMarkedScripts() {
  let isBegun = false;
  let framesToCome = 3;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const link of document.querySelectorAll('link[data-script]')) {
      const script = document.createElement('script');
      script.src = link.getAttribute('href') ?? '';
      script.async = true;
      document.head.append(script);
    }
  };
  const nextFrame = () => {
    if (framesToCome === 0) return void setTimeout(begin);
    framesToCome -= 1;
    requestAnimationFrame(nextFrame);
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') return begin();
    nextFrame();
    setTimeout(begin, 1000);
  });
}
