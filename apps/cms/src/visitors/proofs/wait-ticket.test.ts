import { expect, test } from 'vitest';
import { createWaitTicket, validTicketId } from './wait-ticket';

const key = Buffer.alloc(32, 1);
const issued = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000);
const holder = { form: 'comments', site: 'es-ES', network: '203.0.113.7' };
const ticket = createWaitTicket(key, holder, issued);

test.each([0, 29.9, 600, 10_000, -60])('validTicketId: null %d seconds after the ticket was issued', (seconds) => {
  expect(validTicketId(key, holder, ticket, after(seconds))).toBeNull();
});

test.each([30, 599.9])('validTicketId: an id %d seconds after the ticket was issued', (seconds) => {
  expect(validTicketId(key, holder, ticket, after(seconds))).toMatch(/^[\w-]{22}$/);
});

test('validTicketId: null for another form, site, network or key, or a changed time', () => {
  expect(validTicketId(key, { ...holder, network: '203.0.113.8' }, ticket, after(60))).toBeNull();
  expect(validTicketId(key, { ...holder, site: 'es-MX' }, ticket, after(60))).toBeNull();
  expect(validTicketId(key, { ...holder, form: 'applications' }, ticket, after(60))).toBeNull();
  expect(validTicketId(Buffer.alloc(32, 2), holder, ticket, after(60))).toBeNull();
  const earlier = ticket.replace(String(issued.getTime()), String(issued.getTime() - 60_000));
  expect(validTicketId(key, holder, earlier, after(1))).toBeNull();
});

test.each(['', 'wait', 'wait....', `${ticket}.`, `${ticket}x`, ticket.replace('wait', 'work')])(
  'validTicketId: null for the malformed ticket “%s”',
  (proof) => {
    expect(validTicketId(key, holder, proof, after(60))).toBeNull();
  },
);

test('createWaitTicket: does not contain the network', () => {
  expect(ticket).not.toContain('203.0.113');
});

test('createWaitTicket: gives another ticket each time', () => {
  expect(createWaitTicket(key, holder, issued)).not.toBe(ticket);
});
