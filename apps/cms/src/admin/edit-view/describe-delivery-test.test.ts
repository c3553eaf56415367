import { expect, test } from 'vitest';
import { describeDeliveryTest } from './describe-delivery-test';

test.each([
  [200, null, 'ha aceptado la firma'],
  [401, 'HTTP 401', 'tenéis el mismo secreto'],
  [302, 'HTTP 302', 'la dirección final'],
  [404, 'HTTP 404', 'compruébala con la entidad'],
  [422, 'HTTP 422', 'no conoce los mensajes de prueba'],
  [503, 'HTTP 503', 'ahora no acepta mensajes'],
  [null, 'CERT_HAS_EXPIRED', 'su certificado ha caducado'],
  [null, 'NO_SECRET', 'falta el secreto'],
])('describeDeliveryTest: says after %s and %s what to do', (httpStatus, error, words) => {
  expect(describeDeliveryTest({ httpStatus, durationMs: 12, error })).toContain(words);
});
