import { expect, test } from 'vitest';
import { addressFault, isPublicAddress } from './delivery-address';
import { deliveryFaults } from './delivery-faults';

test.each(['https://api.lender.example/leads', 'https://lender.example:8443/a?b=c', 'https://8.8.8.8/x'])(
  'addressFault: allows %s',
  (address) => {
    expect(addressFault(address, false)).toBeNull();
  },
);

test.each([
  ['lender', 'not-an-address'],
  ['http://lender.example/', 'not-https'],
  ['ftp://lender.example/', 'not-https'],
  ['https://user:word@lender.example/', 'credentials'],
  ['https://user@lender.example/', 'credentials'],
  ['https://lender.example/#part', 'fragment'],
  ['https://localhost/', 'private'],
  ['https://intranet/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://cms.internal./', 'private'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://10.1.2.3/', 'private'],
  ['https://172.31.0.1/', 'private'],
  ['https://192.168.0.1/', 'private'],
  ['https://169.254.169.254/latest', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[fd00::1]/', 'private'],
  ['https://[fe80::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://[2002:a00:1::]/', 'private'],
])('addressFault: refuses %s as %s', (address, fault) => {
  expect(addressFault(address, false)).toBe(fault);
});

test('addressFault: allows http and this machine where deliveries may be tried, but no credentials', () => {
  expect(addressFault('http://127.0.0.1:8787/', true)).toBeNull();
  expect(addressFault('http://user@127.0.0.1/', true)).toBe('credentials');
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('isPublicAddress: %s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

test.each(['0.0.0.0', '100.64.0.1', '224.0.0.1', '255.255.255.255', '::', '64:ff9b::a00:1', 'lender.example'])(
  'isPublicAddress: %s is not',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  },
);

test('deliveryFaults: tells the editor in Spanish how to mend the address, beside its field', () => {
  expect(deliveryFaults({ delivery: { key: 'x', url: 'http://entidad.es/' } }, false)).toEqual([
    {
      path: ['delivery', 'url'],
      message:
        'En «Envío de solicitudes», «Dirección de envío» no empieza por https://. Los datos de una persona solo se envían cifrados: pide a la entidad su dirección https://.',
    },
  ]);
  expect(deliveryFaults({ delivery: { key: 'x', url: 'https://entidad.es/' } }, false)).toEqual([]);
  expect(deliveryFaults({ delivery: null }, false)).toEqual([]);
});
