import { expect, test } from 'vitest';
import { lineDifference } from './line-difference.mjs';

test('equal texts have no difference', () => {
  expect(lineDifference('a\nb', 'a\nb')).toBe('');
});

test('a changed line is shown as it was and as it is', () => {
  expect(lineDifference('type Tag {\n  name: String\n}', 'type Tag {\n  name: String!\n}')).toBe(
    '-   name: String\n+   name: String!',
  );
});

test('a line that now stands twice is new once', () => {
  expect(lineDifference('}\na', '}\na\n}')).toBe('+ }');
});

test('a moved line is a difference too', () => {
  expect(lineDifference('a\nb', 'b\na')).toBe('The same lines in another order.');
});

test('a long difference is cut', () => {
  expect(lineDifference('', '1\n2\n3\n4', 2)).toBe('- \n+ 1\n… and 3 more lines');
});
