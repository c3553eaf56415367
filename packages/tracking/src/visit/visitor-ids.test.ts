import { isUuidV4 } from '@prestafaro/types/uuid';
import { expect, test } from 'vitest';
import { recordingPort } from '../testing/recording-port.ts';
import { visitorIds } from './visitor-ids.ts';

const kept = '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002';

test('visitorIds: gives a new visitor two ids, for 30 minutes and for 180 days', () => {
  const { port, written } = recordingPort();
  const { session_id: sessionId, client_id: clientId } = visitorIds(port);
  expect(isUuidV4(sessionId) && isUuidV4(clientId) && sessionId !== clientId).toBe(true);
  expect(written).toEqual([
    `pf_session=${sessionId}; Max-Age=1800; Path=/; SameSite=Lax; Secure`,
    `pf_client=${clientId}; Max-Age=15552000; Path=/; SameSite=Lax; Secure`,
  ]);
});

test('visitorIds: keeps both ids of a returning visitor and renews their lifetime', () => {
  const { port, jar, written } = recordingPort();
  jar.set('other', 'x').set('pf_session', kept).set('pf_client', kept.replaceAll('-', ''));
  expect(visitorIds(port)).toEqual({ session_id: kept, client_id: kept.replaceAll('-', '') });
  expect(written).toHaveLength(2);
});

test('visitorIds: replaces a malformed id', () => {
  const { port, jar } = recordingPort();
  jar.set('pf_client', 'ana@example.com');
  expect(isUuidV4(visitorIds(port).client_id)).toBe(true);
});

test('visitorIds: ignores a cookie whose name only ends with ours', () => {
  const { port, jar } = recordingPort();
  jar.set('not_pf_session', kept);
  expect(visitorIds(port).session_id).not.toBe(kept);
});

test('visitorIds: sets no Secure attribute on plain http', () => {
  const { port, written } = recordingPort({ isSecure: false });
  visitorIds(port);
  expect(written.join()).not.toContain('Secure');
});
