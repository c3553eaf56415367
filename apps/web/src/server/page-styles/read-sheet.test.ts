import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.mjs';

describe('the rules that a page takes from a style sheet', () => {
  const rulesFor = (sheet: string, ...classes: string[]) => readSheet(sheet)(new Set(classes));

  it.each([
    ['a rule of an element', 'body{margin:0}', 'body{margin:0}'],
    ['a class of the page', '.a{color:red}', '.a{color:red}'],
    ['a class that the page does not have', '.x{color:red}', ''],
    ['the selectors of a list that can match', '.x,.a,.a .x{color:red}', '.a{color:red}'],
    ['states', '.a:hover>b[open]{color:red}', '.a:hover>b[open]{color:red}'],
    ['a class in parentheses, which may be absent', '.a:not(.x):is(.x,b){color:red}', '.a:not(.x):is(.x,b){color:red}'],
    ['an escaped class', '.\\31 a{color:red}', ''],
    ['a condition with a rule', '@media print{.a{color:red}.x{top:0}}', '@media print{.a{color:red}}'],
    ['a condition without a rule', '@media print{.x{top:0}}', ''],
    ['an empty layer, because its place counts', '@layer base{.x{top:0}}', '@layer base{}'],
    ['the order of layers', '@layer base,prose;', '@layer base,prose;'],
    ['fonts', '@font-face{font-family:A;src:url(a.woff2)}', '@font-face{font-family:A;src:url(a.woff2)}'],
    ['movements', '@keyframes k{to{top:0}}', '@keyframes k{to{top:0}}'],
  ])('%s', (_, sheet, rules) => {
    expect(rulesFor(sheet, 'a')).toBe(rules);
  });
});
