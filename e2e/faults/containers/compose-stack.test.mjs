import { expect, test } from 'vitest';
import { requireSettings } from './compose-stack.mjs';

test('refuses a stack that limits the visitors of the suite, and names the two settings', () => {
  const refused = /would limit the visitors/;
  expect(() => requireSettings({})).toThrow(refused);
  expect(() => requireSettings({ FORMS_PER_MINUTE: '60', LOAD_BALANCERS: '172.16.0.0/12' })).toThrow(refused);
  expect(() => requireSettings({ FORMS_PER_MINUTE: '100000' })).toThrow(refused);
  expect(() => requireSettings({ FORMS_PER_MINUTE: '100000', LOAD_BALANCERS: '172.16.0.0/12' })).not.toThrow();
});
