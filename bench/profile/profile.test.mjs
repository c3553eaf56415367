import { describe, expect, it } from 'vitest';
import { flameGraph } from './flame-graph.mjs';
import { partOf } from './parts-of-server.mjs';
import { readProfile, selfByPart } from './read-profile.mjs';

/** A profile of calls by their sources, each with its samples and the calls that it made. */
function profileOf(...calls) {
  const nodes = [{ id: 1, callFrame: { functionName: '(root)' }, hitCount: 0, children: [] }];
  const add = ([source, hitCount, ...children]) => {
    const node = { id: nodes.length + 1, callFrame: { functionName: source }, hitCount, children: [] };
    nodes.push(node);
    node.children = children.map(add);
    return node.id;
  };
  nodes[0].children = calls.map(add);
  return { nodes, startTime: 0, endTime: 1 };
}
const read = (...calls) => readProfile(profileOf(...calls), ({ functionName }) => functionName);

const REACT = 'webpack://next/./dist/compiled/react-dom/cjs/react-dom-server.node.production.js';
const BLOCK = 'apps/web/src/blocks/hero/hero.tsx';

describe('the parts of the web server', () => {
  it.each([
    [BLOCK, 'our screens and blocks'],
    ['packages/lending/dist/cost.js', 'our screens and blocks'],
    ['apps/web/src/server/page-cache/page-cache.mjs', 'our proxy and server'],
    ['apps/web/src/cms/read.ts', 'reads of the CMS'],
    [REACT, 'React: HTML'],
    ['webpack://next/./dist/compiled/react-server-dom-turbopack/server.node.js', 'React: data for hydration'],
    ['webpack://next/./src/server/app-render/app-render.tsx', 'Next'],
    ['node_modules/.pnpm/next@16/node_modules/next/src/server/base-server.ts', 'Next'],
    ['node_modules/.pnpm/next@16_react@19/node_modules/zod/v4/core/parse.js', 'reads of the CMS'],
    ['node_modules/.pnpm/pino@9/node_modules/pino/pino.js', 'other packages'],
    ['node:internal/deps/undici/undici', 'Node: HTTP, fetch, streams'],
    ['(garbage collector)', 'garbage collection'],
    ['writev', undefined],
  ])('%s belongs to: %s', (source, part) => {
    expect(partOf(source)).toBe(part);
  });
});

describe('a profile', () => {
  it('counts a function of V8 to the part that called it', () => {
    expect(Object.fromEntries(selfByPart(read(['node:net', 1, ['writev', 4]], ['(idle)', 5])))).toMatchObject({
      'Node: HTTP, fetch, streams': 5,
      idle: 5,
    });
  });

  it('joins the calls that a file makes of itself, and sums up what they called', () => {
    const root = read([REACT, 1, [REACT, 2, [BLOCK, 3]], [BLOCK, 4]]);
    const [react] = root.calls.values();
    expect(root.total).toBe(10);
    expect([react.self, react.total]).toEqual([3, 10]);
    expect([...react.calls.values()]).toMatchObject([{ label: 'blocks/hero/hero.tsx', total: 7 }]);
  });
});

describe('flameGraph', () => {
  it('draws a box for each call with its share, and none for a call below 0.4 %', () => {
    const svg = flameGraph('/<offers>/', read([BLOCK, 600, ['node:fs', 399], ['node:zlib', 1]]));
    expect(svg).toContain('/&lt;offers&gt;/');
    expect(svg).toContain('<title>blocks/hero/hero.tsx: 100.0 %</title><rect x="0" y="80" width="1199.5"');
    expect(svg).toContain('<title>node:fs: 39.9 %</title>');
    expect(svg).not.toContain('node:zlib');
  });
});
