import { expect, test } from 'vitest';
import { withDemoDelivery } from './demo-delivery';
import type { SeedEntry } from './read-seed';

const lender: SeedEntry = {
  ...{ type: 'lender', key: 'es-alabe-credito', isDraft: false, file: 'es-alabe-credito.json' },
  data: { name: 'Álabe Crédito', delivery: { income: true, document: true, account: false } },
};

test('withDemoDelivery: sends the applications of a sample lender to the receiver of this machine', () => {
  expect(withDemoDelivery(lender, 'http://127.0.0.1:8787/').data).toEqual({
    name: 'Álabe Crédito',
    delivery: {
      ...{ income: true, document: true, account: false },
      ...{ key: 'prestafaro-demo', url: 'http://127.0.0.1:8787/', isShared: true },
    },
  });
});

test('withDemoDelivery: leaves the delivery out where there is no receiver', () => {
  expect(withDemoDelivery(lender, undefined).data).toEqual({ name: 'Álabe Crédito' });
});

test('withDemoDelivery: leaves an entry without a delivery as it is', () => {
  const other = { ...lender, data: { name: 'BBVA' } };
  expect(withDemoDelivery(other, 'http://127.0.0.1:8787/')).toBe(other);
});
