import { expect, test } from 'vitest';
import { pushEndpointSchema } from './push-subscription.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
])('an address of a push service is accepted: %s', (address) => {
  expect(pushEndpointSchema.safeParse(address).success).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:444/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.attacker.example/x',
  'https://xfcm.googleapis.com/x',
  'https://push.apple.com/x',
  'https://127.0.0.1/x',
  'fcm.googleapis.com',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(600)}`,
])('another address is refused: %s', (address) => {
  expect(pushEndpointSchema.safeParse(address).success).toBe(false);
});
