import { expect, test } from 'vitest';
import { networkFaults } from './network-faults';

const network = (key: string, ...theirs: string[]) => ({ key, statuses: theirs.map((word) => ({ theirs: word })) });

test('networkFaults: names two networks with one key, and a status that a network has twice', () => {
  const networks = [network('uno', 'sale', 'hold', 'sale'), network('dos', 'sale'), network('uno', 'hold')];
  const faults = networkFaults({ networks });
  expect(faults.map(({ path }) => path.join('.'))).toEqual(['networks.2.key', 'networks.0.statuses.2.theirs']);
  expect(faults.map(({ message }) => message)).toEqual([
    'En «Redes de afiliación», dos redes tienen “uno” en «Clave». Cambia una de las dos.',
    'En «Redes de afiliación», la red “uno” tiene en «Estados» dos veces “sale” en «Palabra de la red». Borra uno de los dos estados.',
  ]);
});

test('networkFaults: accepts the same status in two networks, and a site without networks', () => {
  expect(networkFaults({ networks: [network('uno', 'sale'), network('dos', 'sale')] })).toEqual([]);
  expect(networkFaults({})).toEqual([]);
  expect(networkFaults({ networks: null })).toEqual([]);
});
