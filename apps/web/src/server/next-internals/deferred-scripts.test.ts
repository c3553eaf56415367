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
  const frames: (() => void)[] = [];
  let parsed = () => {};

  beforeEach(() => {
    run.length = 0;
    frames.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  /** A page with a marked style sheet and two scripts, in a visible or a hidden tab. */
  function open(visibilityState: 'visible' | 'hidden' = 'visible') {
    const document = {
      visibilityState,
      currentScript: { dataset: { files: `${file('a')} ${file('b')}` } },
      querySelectorAll: () => [{ getAttribute: () => '/a.css' }],
      createElement: () => ({ setAttribute: () => {} }),
      head: {
        append: ({ rel, href, src, async }: Record<string, string>) =>
          run.push(rel ? `${rel} ${href}` : `${src} ${async}`),
      },
    };
    const listen = (event: string, listener: () => void) => {
      if (event === 'DOMContentLoaded') parsed = listener;
    };
    const requestFrame = (frame: () => void) => frames.push(frame);
    new Function('document', 'addEventListener', 'requestAnimationFrame', startingScript)(
      document,
      listen,
      requestFrame,
    );
  }

  const draw = () => {
    for (const frame of frames.splice(0)) frame();
    vi.advanceTimersByTime(1);
  };
  const all = ['stylesheet /a.css', `${file('a')} true`, `${file('b')} true`];

  it('wait until the page is parsed and its first frame is on the screen', () => {
    open();
    draw();
    expect(run).toEqual([]);
    parsed();
    draw();
    draw();
    expect(run).toEqual([]);
    draw();
    expect(run).toEqual(all);
  });

  it('run once, however long the frames take', () => {
    open();
    parsed();
    vi.advanceTimersByTime(1000);
    expect(run).toEqual(all);
    for (let frame = 0; frame < 4; frame += 1) draw();
    expect(run).toEqual(all);
  });

  it('run without waiting in a hidden tab', () => {
    open('hidden');
    parsed();
    expect(run).toEqual(all);
  });
});
