import { networkHeader } from '@prestafaro/types/application';
import { type SignatureProblem, signatureHeader, timestampHeader, verifySignature } from '@prestafaro/types/signature';
import type { RequestContext } from '../visitor-endpoints/answer';

/** Where the parser of bodies puts what it has read, to the letter (koa-body, `includeUnparsed`). */
const UNPARSED = Symbol.for('unparsedBody');

/** Checked for a network that we do not know, so that the answer takes as long: no network can be told from another. */
const NOBODY = 'the secret of no network';

export type Signer = { ok: true; network: string } | { ok: false; reason: SignatureProblem | 'unknown_network' };

/** The network that signed a request, by the secrets of `POSTBACK_SECRETS`. */
export function signedBy(ctx: RequestContext, secrets: ReadonlyMap<string, string>, now: Date): Signer {
  const network = ctx.get(networkHeader);
  const secret = secrets.get(network);
  const verified = verifySignature(secret ?? NOBODY, Math.floor(now.getTime() / 1000), {
    body: unparsedBody(ctx),
    timestamp: ctx.get(timestampHeader) || null,
    signature: ctx.get(signatureHeader) || null,
  });
  if (secret === undefined) return { ok: false, reason: 'unknown_network' };
  return verified.ok ? { ok: true, network } : verified;
}

/** Empty where there is no body, or one that is no JSON: a signature over nothing is of no use to anybody. */
function unparsedBody(ctx: RequestContext): string {
  const { body } = ctx.request as { body?: { [UNPARSED]?: unknown } };
  const unparsed = body?.[UNPARSED];
  return typeof unparsed === 'string' ? unparsed : '';
}
