import { expect, test } from 'vitest';
import { contradictions, type SettingsDraft } from './consistent-settings';

const messages = (draft: SettingsDraft) => contradictions(draft).map(({ message }) => message);

const simulator = {
  amountMin: 100,
  amountMax: 1000,
  amountStep: 10,
  amountDefault: 300,
  daysMin: 91,
  daysMax: 120,
  daysDefault: 91,
};
const moneyFormat = { groupSeparator: 'space', decimalSeparator: 'comma' };

test('contradictions: accepts consistent settings', () => {
  expect(contradictions({ simulator, moneyFormat })).toEqual([]);
});

test.each(['amountMin', 'amountMax', 'amountStep', 'amountDefault', 'daysMin', 'daysMax', 'daysDefault'])(
  'contradictions: accepts a draft without %s',
  (field) => {
    expect(contradictions({ simulator: { ...simulator, [field]: null } })).toEqual([]);
  },
);

test('contradictions: refuses the same mark for thousands and decimals', () => {
  expect(messages({ moneyFormat: { groupSeparator: 'comma', decimalSeparator: 'comma' } })).toEqual([
    'En «Formato del dinero», «Separador de miles» y «Separador de decimales» tienen el mismo valor, «Coma». Cambia uno de los dos.',
  ]);
});

test.each([
  [{ amountMin: 2000 }, '«Importe mínimo» es 2000 y supera a «Importe máximo», que es 1000. Cambia uno de los dos.'],
  [{ amountDefault: 1010 }, '«Importe inicial» es 1010. Escribe una cifra de 100 a 1000.'],
  [{ amountStep: 7 }, 'con saltos de 7 no se llega de 100 a 1000. Cambia «Salto del importe» o uno de los límites.'],
  [{ amountDefault: 305 }, '«Importe inicial» es 305. Escribe 100 más un número entero de saltos de 10.'],
  [
    { daysMin: 121 },
    '«Plazo mínimo (días)» es 121 y supera a «Plazo máximo (días)», que es 120. Cambia uno de los dos.',
  ],
  [{ daysDefault: 90 }, '«Plazo inicial (días)» es 90. Escribe una cifra de 91 a 120.'],
])('contradictions: refuses the simulator setting %o with "%s"', (change, message) => {
  expect(messages({ simulator: { ...simulator, ...change } })).toContain(`En «Simulador», ${message}`);
});
