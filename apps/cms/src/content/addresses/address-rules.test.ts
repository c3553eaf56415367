import { expect, test } from 'vitest';
import { circleOf } from './address-rules';

const others = [
  { from: '/b/', to: '/c/' },
  { from: '/c', to: '/a/?x=1' },
  { from: '/d/', to: '/e/' },
  { from: '/e/', to: '/d/' },
];

test.each([
  ['/a/', '/a/', ['/a/', '/a/']],
  ['/a', '/a/#x', ['/a/', '/a/']],
  ['/a/', '/b/', ['/a/', '/b/', '/c/', '/a/']],
])('circleOf: %s → %s comes back', (from, to, way) => {
  expect(circleOf(from, to, others)).toEqual(way);
});

test.each([
  ['/x/', '/b/'],
  ['/x/', '/d/'],
  ['/x/', 'https://example.com/x/'],
])('circleOf: %s → %s does not come back', (from, to) => {
  expect(circleOf(from, to, others)).toBeNull();
});
