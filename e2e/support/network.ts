import { createHmac } from 'node:crypto';
import { ports } from './product.ts';

/** The network of the lenders of the seed. */
const network = 'prestafaro-demo';

/** The secret of a network in the environment of the CMS: `network=secret,…`. */
function secretOf(name: string): string {
  const listed = (process.env.POSTBACK_SECRETS ?? '').split(',').map((pair) => pair.split('='));
  const secret = listed.find(([key]) => key === name)?.[1];
  if (!secret)
    throw new Error(`POSTBACK_SECRETS has no secret of ${name}: run these tests with npm test -- --only e2e`);
  return secret;
}

interface Options {
  /** The body that arrives instead of the signed one, as if somebody had changed it. */
  sent?: string;
  payout?: { amount: number; currency: string };
  /** The port of the CMS. */
  port?: number;
  /** When it is signed. */
  now?: Date;
}

/** Reports the status of a click as the server of the network does, signed as docs/postbacks.md says. */
export async function reportClick(
  clickId: string,
  status: string,
  { sent, payout, port = ports.cms, now = new Date() }: Options = {},
): Promise<{ status: number; body: { outcome?: string; error?: unknown } }> {
  const body = JSON.stringify({ click_id: clickId, status, payout });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secretOf(network)).update(`${timestamp}.${body}`).digest('hex');
  const answer = await fetch(`http://localhost:${port}/api/postback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-prestafaro-network': network,
      'x-prestafaro-timestamp': timestamp,
      'x-prestafaro-signature': signature,
    },
    body: sent ?? body,
  });
  return { status: answer.status, body: (await answer.json()) as { outcome?: string } };
}
