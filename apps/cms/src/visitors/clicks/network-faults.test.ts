import { expect, test } from 'vitest';
import { networkFaults } from './network-faults';

const network = (key: string, ...theirs: string[]) => ({ key, statuses: theirs.map((word) => ({ theirs: word })) });

test('networks of one key, and a word that a network says twice, are refused by name', () => {
  const networks = [network('uno', 'sale', 'hold', 'sale'), network('dos', 'sale'), network('uno', 'hold')];
  expect(networkFaults({ networks })).toEqual([
    'Two networks have the key uno. Change one of the two.',
    'The network uno has the status “sale” twice. Delete one of the two.',
  ]);
});

test('networks that differ may use the same words, and a site may have none', () => {
  expect(networkFaults({ networks: [network('uno', 'sale'), network('dos', 'sale')] })).toEqual([]);
  expect(networkFaults({})).toEqual([]);
  expect(networkFaults({ networks: null })).toEqual([]);
});
