import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { requireNext } from '@/server/next-internals/testing/samples';
import { sourcesOfNextScripts } from './inline-scripts.mjs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const script = (text: string, attributes = '') => `<body><p>Text</p><script${attributes}>${text}</script></body>`;

// Next itself makes this text: a change of it fails here before a page loses its scripts.
const { getTurbopackChunkGroupBootstrap } = requireNext('server/get-page-files.js');
const chunks = { otherChunks: ['static/chunks/0a-_9.js'], runtimeModuleIds: [7] };
const bootstrap: string = getTurbopackChunkGroupBootstrap({ '/a/page': chunks }, 'TURBOPACK', ['/a/page']);
const first = '(self.__next_f=self.__next_f||[]).push([0])';
const part = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:[\"\u003cscript>alert(1)\u003c/script>ñ\"]"])`;

describe('the hashes of the inline scripts of a page', () => {
  it('include the scripts that Next writes: the chunk list and the data for React', () => {
    const html = script(bootstrap, ' id="_R_"') + script(first) + script(part);
    expect(sourcesOfNextScripts(html)).toEqual([bootstrap, first, part].map(hashOf));
  });
  it('include each script once', () => {
    expect(sourcesOfNextScripts(script(part) + script(part))).toEqual([hashOf(part)]);
  });
  it.each([
    ['of its own', 'alert(1)'],
    ["behind Next's", `${part};alert(1)`],
    ["before Next's", `alert(1);${part}`],
    ["inside of Next's", 'self.__next_f.push([1,alert(1)])'],
    ["after Next's, closed as Next closes", 'self.__next_f.push([1,"a"]);alert(document.domain)'],
    ['in a template', 'self.__next_f.push([1,`' + '$' + '{alert(1)}`])'],
    ['in the list of chunks', bootstrap.replace('7', 'alert(1)')],
    ['that loads from elsewhere', bootstrap.replace('static/chunks/0a-_9.js', 'https://evil.example/a.js')],
    ['that climbs out of the chunks', bootstrap.replace('0a-_9.js', '../../media/a.js')],
    ['of another variable', 'self.__next_g.push([1,"a"])'],
  ])('leave out one %s', (_, text) => {
    expect(sourcesOfNextScripts(script(text))).toEqual([]);
  });
  it('leave out a script with an attribute that Next does not write, and data', () => {
    expect(sourcesOfNextScripts(script(part, ' type="module"'))).toEqual([]);
    expect(sourcesOfNextScripts(script('{"@type":"Article"}', ' type="application/ld+json"'))).toEqual([]);
  });
});
