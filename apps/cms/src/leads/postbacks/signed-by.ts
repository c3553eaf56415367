import { networkHeader } from '@prestafaro/types/application';
import { type SignatureProblem, signatureHeader, timestampHeader, verifySignature } from '@prestafaro/types/signature';
import { type RequestContext, unparsedBodyOf } from '../../platform/http/answer';

/** The secret that is checked for an unknown network, so that the answer takes as long as for a known one. */
const NOBODY = 'the secret of no network';

export type Signer = { ok: true; network: string } | { ok: false; reason: SignatureProblem | 'unknown_network' };

/** The network that signed a request, by the secrets of `POSTBACK_SECRETS`. */
export function signedBy(ctx: RequestContext, secrets: ReadonlyMap<string, string>, now: Date): Signer {
  const network = ctx.get(networkHeader);
  const secret = secrets.get(network);
  const verified = verifySignature(secret ?? NOBODY, Math.floor(now.getTime() / 1000), {
    body: unparsedBodyOf(ctx),
    timestamp: ctx.get(timestampHeader) || null,
    signature: ctx.get(signatureHeader) || null,
  });
  if (secret === undefined) return { ok: false, reason: 'unknown_network' };
  return verified.ok ? { ok: true, network } : verified;
}
