// @ts-check
// An example of a lender's server that receives applications: docs/lead-delivery.md. Plain Node, nothing to install.
//   LEAD_SECRET=… node scripts/lead-receiver.mjs
import { createLeadServer, memoryStore } from './lead-receiver/lead-server.mjs';

const { LEAD_SECRET = '', LEAD_PORT = '8787', LEAD_STATUS } = process.env;
// Two of them while the secret is changed: the new one and the old one, with a comma between.
const secrets = LEAD_SECRET.split(',');
const port = Number(LEAD_PORT);

if (secrets.some(({ length }) => length < 16)) {
  console.error(
    'LEAD_SECRET must have 16 characters or more: the secret of this lender in DELIVERY_SECRETS of the CMS',
  );
  process.exit(1);
}
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('LEAD_PORT must be a port, from 1 to 65535');
  process.exit(1);
}
const store = memoryStore((line) => console.log(line));
const server = createLeadServer({ secrets, store, ...(LEAD_STATUS && { status: LEAD_STATUS }) });
server.on('error', (error) => {
  console.error(`The receiver does not start: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`Receives applications at http://127.0.0.1:${port}/`));
