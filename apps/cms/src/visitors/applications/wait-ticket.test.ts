import { expect, test } from 'vitest';
import { createWaitTicket, validTicketId } from './wait-ticket';

const key = Buffer.alloc(32, 1);
const issued = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000);
const ticket = createWaitTicket(key, 'es-ES', issued);

test.each([0, 29.9, 600, 10_000, -60])('validTicketId: null %d seconds after the ticket was issued', (seconds) => {
  expect(validTicketId(key, 'es-ES', ticket, after(seconds))).toBeNull();
});

test.each([30, 599.9])('validTicketId: an id %d seconds after the ticket was issued', (seconds) => {
  expect(validTicketId(key, 'es-ES', ticket, after(seconds))).toMatch(/^[\w-]{22}$/);
});

test('validTicketId: null for another site, another key or a changed time', () => {
  expect(validTicketId(key, 'es-MX', ticket, after(60))).toBeNull();
  expect(validTicketId(Buffer.alloc(32, 2), 'es-ES', ticket, after(60))).toBeNull();
  const earlier = ticket.replace(String(issued.getTime()), String(issued.getTime() - 60_000));
  expect(validTicketId(key, 'es-ES', earlier, after(1))).toBeNull();
});

test.each(['', 'wait', 'wait....', `${ticket}.`, `${ticket}x`, ticket.replace('wait', 'work')])(
  'validTicketId: null for the malformed ticket “%s”',
  (proof) => {
    expect(validTicketId(key, 'es-ES', proof, after(60))).toBeNull();
  },
);

test('createWaitTicket: gives another ticket each time', () => {
  expect(createWaitTicket(key, 'es-ES', issued)).not.toBe(ticket);
});
