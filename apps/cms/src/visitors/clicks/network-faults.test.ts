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

const messagesOf = (draft: object) => networkFaults({ networks: [draft] }).map(({ message }) => message);

test('networkFaults: refuses a network without a word, and accepts one with a preset or goals instead', () => {
  expect(messagesOf({ key: 'uno', statuses: [] })).toEqual([
    'En «Redes de afiliación», la red “uno” no tiene nada en «Estados». Añade uno o elige una plantilla.',
  ]);
  expect(messagesOf({ key: 'uno', preset: 'tune' })).toEqual([]);
  expect(messagesOf({ key: 'uno', goals: [{ theirs: '4' }] })).toEqual([]);
});

test('networkFaults: refuses one name for two parameters, also with a name of the preset, and the names of the secret', () => {
  const affise = { key: 'uno', preset: 'affise' };
  expect(messagesOf({ ...affise, eventField: 'sub1' })).toEqual([
    'En «Redes de afiliación», la red “uno” tiene “sub1” en dos nombres del aviso. Cambia uno de los dos.',
  ]);
  expect(messagesOf({ ...affise, goalField: 'secret' })).toEqual([
    'En «Redes de afiliación», la red “uno” tiene “secret” en «Nombre del objetivo en el aviso», que ya nombra otra cosa en la dirección. Pide otro nombre.',
  ]);
});

test('networkFaults: refuses a goal that a network has twice, and a default currency that does not exist', () => {
  const goals = [{ theirs: '4' }, { theirs: '4' }];
  expect(messagesOf({ key: 'uno', goals, defaultCurrency: 'EUX' })).toEqual([
    'En «Redes de afiliación», la red “uno” tiene en «Objetivos» dos veces “4” en «Palabra de la red». Borra uno de los dos objetivos.',
    'En «Redes de afiliación», la red “uno” tiene “EUX” en «Moneda por defecto», que no es ninguna moneda. Escribe su código, como EUR.',
  ]);
});
