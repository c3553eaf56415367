import { expect, test } from 'vitest';
import { databaseRefusal } from './database-refusals';

test.each(['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'])(
  '%s names the variables for the file of an authority',
  (code) => {
    expect(databaseRefusal({ code })).toMatch(/CERTIFICATE_AUTHORITY_FILE.*NODE_EXTRA_CA_CERTS/);
  },
);

test('a certificate for another name and a wrong password name the variables to check', () => {
  expect(databaseRefusal({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })).toContain('DATABASE_HOST');
  expect(databaseRefusal({ code: '28P01' })).toContain('DATABASE_PASSWORD');
});

test.each([new Error('timeout'), { code: 'ECONNREFUSED' }, { code: '57P03' }, undefined])(
  'a server that does not answer yet is no refusal: %o',
  (error) => {
    expect(databaseRefusal(error)).toBeUndefined();
  },
);
