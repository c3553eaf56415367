import { networkHeader } from '@prestafaro/types/application';
import { type SignatureProblem, signatureHeader, timestampHeader, verifySignature } from '@prestafaro/types/signature';
import { isSameSecret } from '../../access/is-same-secret';
import { type RequestContext, unparsedBodyOf } from '../../platform/http/answer';
import { type AddressRange, isInRanges } from '../../visitors/endpoints/address-ranges';
import { NETWORK_PARAMETER, SECRET_PARAMETER } from './reserved-parameters';

/** The secrets that are checked for an unknown network, so that the answer takes as long as for a known one. */
const NOBODY = ['the secret of no network'];

/** Who may report, by the key of the network. A network has two secrets while one is changed. */
export interface PostbackCallers {
  /** `POSTBACK_SECRETS`, which sign a body. */
  readonly signing: ReadonlyMap<string, readonly string[]>;
  /** `POSTBACK_URL_SECRETS`, which stand among the parameters. */
  readonly inAddress: ReadonlyMap<string, readonly string[]>;
  /** `POSTBACK_ADDRESSES`. A network that is not here may report from anywhere. */
  readonly ranges: ReadonlyMap<string, readonly AddressRange[]>;
}

type CallerProblem = SignatureProblem | 'unknown_network' | 'wrong_secret' | 'wrong_address';

export type Caller = { ok: true; network: string } | { ok: false; reason: CallerProblem };

/** The network that signed a request. */
export function signedBy(ctx: RequestContext, callers: PostbackCallers, now: Date): Caller {
  const network = ctx.get(networkHeader);
  const secrets = callers.signing.get(network);
  const verified = verifySignature(secrets ?? NOBODY, Math.floor(now.getTime() / 1000), {
    body: unparsedBodyOf(ctx),
    timestamp: ctx.get(timestampHeader) || null,
    signature: ctx.get(signatureHeader) || null,
  });
  if (!secrets) return { ok: false, reason: 'unknown_network' };
  return verified.ok ? calledFrom(ctx, callers, network) : verified;
}

/** The network whose secret is among the parameters. */
export function knownBySecret(ctx: RequestContext, callers: PostbackCallers, parameters: URLSearchParams): Caller {
  const checked = checkSecret(callers, parameters);
  return checked.ok ? calledFrom(ctx, callers, checked.network) : checked;
}

/** Checks the secret alone, wherever the request comes from. */
export function checkSecret({ inAddress }: PostbackCallers, parameters: URLSearchParams): Caller {
  const network = parameters.get(NETWORK_PARAMETER) ?? '';
  const secrets = inAddress.get(network);
  const given = parameters.get(SECRET_PARAMETER) ?? '';
  const isSame = (secrets ?? NOBODY).some((secret) => isSameSecret(given, secret));
  if (!secrets) return { ok: false, reason: 'unknown_network' };
  return isSame ? { ok: true, network } : { ok: false, reason: 'wrong_secret' };
}

function calledFrom(ctx: RequestContext, { ranges }: PostbackCallers, network: string): Caller {
  const allowed = ranges.get(network);
  return !allowed || isInRanges(ctx.request.ip, allowed)
    ? { ok: true, network }
    : { ok: false, reason: 'wrong_address' };
}
