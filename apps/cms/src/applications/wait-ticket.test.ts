import { expect, test } from 'vitest';
import { createWaitTicket, ripeTicketId } from './wait-ticket';

const key = Buffer.alloc(32, 1);
const issued = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000);
const ticket = createWaitTicket(key, 'es-ES', issued);

test.each([0, 29.9, 600, 10_000, -60])('%d seconds after it was given a ticket is worth nothing', (seconds) => {
  expect(ripeTicketId(key, 'es-ES', ticket, after(seconds))).toBeNull();
});

test.each([30, 599.9])('%d seconds after it was given it is ripe', (seconds) => {
  expect(ripeTicketId(key, 'es-ES', ticket, after(seconds))).toMatch(/^[\w-]{22}$/);
});

test('it is of one site, one key and one time', () => {
  expect(ripeTicketId(key, 'es-MX', ticket, after(60))).toBeNull();
  expect(ripeTicketId(Buffer.alloc(32, 2), 'es-ES', ticket, after(60))).toBeNull();
  const earlier = ticket.replace(String(issued.getTime()), String(issued.getTime() - 60_000));
  expect(ripeTicketId(key, 'es-ES', earlier, after(1))).toBeNull();
});

test.each(['', 'wait', 'wait....', `${ticket}.`, `${ticket}x`, ticket.replace('wait', 'work')])(
  '%s is none',
  (proof) => {
    expect(ripeTicketId(key, 'es-ES', proof, after(60))).toBeNull();
  },
);

test('no two tickets are the same', () => {
  expect(createWaitTicket(key, 'es-ES', issued)).not.toBe(ticket);
});
