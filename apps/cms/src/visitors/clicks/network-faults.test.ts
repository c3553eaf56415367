import { expect, test } from 'vitest';
import { networkFaults } from './network-faults';

const network = (key: string, ...theirs: string[]) => ({ key, statuses: theirs.map((word) => ({ theirs: word })) });

test('networkFaults: names two networks with one key, and a status that a network has twice', () => {
  const networks = [network('uno', 'sale', 'hold', 'sale'), network('dos', 'sale'), network('uno', 'hold')];
  expect(networkFaults({ networks })).toEqual([
    'Two networks have the key uno. Change one of the two.',
    'The network uno has the status “sale” twice. Delete one of the two.',
  ]);
});

test('networkFaults: accepts the same status in two networks, and a site without networks', () => {
  expect(networkFaults({ networks: [network('uno', 'sale'), network('dos', 'sale')] })).toEqual([]);
  expect(networkFaults({})).toEqual([]);
  expect(networkFaults({ networks: null })).toEqual([]);
});
