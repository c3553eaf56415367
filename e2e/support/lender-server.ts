import type { AddressInfo } from 'node:net';
import { createLeadServer, memoryStore } from '../../scripts/lead-receiver/lead-server.mjs';

/** The key of a lender in `DELIVERY_SECRETS`. */
export const deliveryKey = 'prestafaro-demo';

/** A lender's server on this machine, with the secret of {@link deliveryKey}. */
export async function startLenderServer() {
  const listed = (process.env.DELIVERY_SECRETS ?? '').split(',').map((pair) => pair.split('='));
  const secret = listed.find(([key]) => key === deliveryKey)?.[1];
  if (!secret) throw new Error('DELIVERY_SECRETS has no secret: run these tests with npm test -- --only e2e');
  const store = memoryStore();
  const server = createLeadServer({ secrets: [secret], store });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The keys of the applications that were withdrawn. */
    withdrawn: store.withdrawn,
    /** What it received, in order. */
    leads: () => [...store.leads.values()] as Record<string, Record<string, unknown>>[],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
