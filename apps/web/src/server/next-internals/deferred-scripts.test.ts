import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferScripts, startingScript } from './deferred-scripts.mjs';

const file = (name: string) => `/_next/static/chunks/${name}.js`;
const scriptOfNext = (name: string) => `<script src="${file(name)}" async=""></script>`;

describe('the scripts of a stored page', () => {
  const page = `<head>${scriptOfNext('a-1')}${scriptOfNext('b_2')}</head><body><p>Text</p>${scriptOfNext('a-1')}</body>`;

  it('are listed by the script that loads them after the first paint, each of them once', () => {
    const { html, inlineScripts } = deferScripts(page);
    expect(html).not.toContain('<script src');
    expect(html).not.toContain('preload');
    expect(html).toContain(`<script data-files="${file('a-1')} ${file('b_2')}">`);
    expect(inlineScripts).toEqual([startingScript]);
    expect(html.split(startingScript)).toHaveLength(2);
    // The text may contain nothing that looks like an element.
    expect(startingScript).not.toContain('<');
  });

  it.each([
    ['for old browsers', '<script src="/_next/static/chunks/a.js" noModule=""></script>'],
    ['from elsewhere', '<script src="https://evil.example/_next/static/chunks/a.js" async=""></script>'],
    ['that is no file of the app', '<script src="/_next/static/chunks/../../media/a.js" async=""></script>'],
    ['inside of the page', '<script>self.__next_f.push([1,"a"])</script>'],
  ])('stay unchanged: one %s', (_, html) => {
    expect(deferScripts(html)).toEqual({ html, inlineScripts: [] });
  });
});

describe('in the browser, the style sheets and then the scripts', () => {
  const run: string[] = [];
  const page = { isMarked: false, fail: () => {} };
  let parsed = () => {};
  let report: (name: string) => void;

  beforeEach(() => {
    run.length = 0;
    page.isMarked = false;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  /** A page with a marked style sheet and two scripts, in a visible or a hidden tab. */
  function open(visibilityState: 'visible' | 'hidden' = 'visible') {
    const document = {
      visibilityState,
      documentElement: {
        setAttribute: (name: string) => {
          page.isMarked = name === 'data-unscripted';
        },
      },
      currentScript: { dataset: { files: `${file('a')} ${file('b')}` } },
      querySelectorAll: () => [
        { getAttribute: (name: string) => ({ 'data-style': '/a.css', 'data-media': 'not all' })[name] ?? null },
        { getAttribute: (name: string) => ({ 'data-style': '/b.css' })[name] ?? null },
      ],
      createElement: () => ({ setAttribute: () => {} }),
      head: {
        append: ({ rel, href, media, src, async, onerror }: { [name: string]: string } & { onerror?: () => void }) => {
          if (onerror) page.fail = onerror;
          run.push(rel ? `${rel} ${href} ${media || 'all'}` : `${src} ${async}`);
        },
      },
    };
    const listen = (event: string, listener: () => void) => {
      if (event === 'DOMContentLoaded') parsed = listener;
    };
    class PaintObserver {
      constructor(tell: (list: { getEntriesByName(name: string): string[] }) => void) {
        report = (painted) => tell({ getEntriesByName: (name) => (name === painted ? [name] : []) });
      }
      observe() {}
    }
    report = () => {};
    new Function('document', 'addEventListener', 'PerformanceObserver', startingScript)(
      document,
      listen,
      PaintObserver,
    );
  }

  const paint = (name: string) => {
    report(name);
    vi.advanceTimersByTime(1);
  };
  const all = ['stylesheet /a.css not all', 'stylesheet /b.css all', `${file('a')} true`, `${file('b')} true`];

  it('wait until the page is parsed and its content is painted', () => {
    open();
    parsed();
    paint('first-paint');
    expect(run).toEqual([]);
    paint('first-contentful-paint');
    expect(run).toEqual(all);
  });

  it('run once, after a second if the browser reports no paint', () => {
    open();
    parsed();
    vi.advanceTimersByTime(1000);
    expect(run).toEqual(all);
    paint('first-contentful-paint');
    expect(run).toEqual(all);
  });

  it('run without waiting in a hidden tab', () => {
    open('hidden');
    parsed();
    expect(run).toEqual(all);
  });

  it('mark the page if one of them is lost', () => {
    open('hidden');
    parsed();
    expect(page.isMarked).toBe(false);
    page.fail();
    expect(page.isMarked).toBe(true);
  });
});
