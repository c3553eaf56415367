import type { Decision, RouteRequest } from '@/server/routing/decision';

/** 64 KB: the longest form with every field full is far smaller (decisions and architecture, "The proxy"). */
export const largestPost = 64 * 1024;

const oneClickPath = '/api/unsubscribe/one-click';

/** The methods of a page, a form and a signed message. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST'];

/**
 * Refuses requests that Next would answer with 500: another method, a body that is too long, one of unknown
 * length, and a form of another origin. A request without Origin is not a browser's form. It comes from the CMS or a lender's server, and
 * those sign. A mail program's one click may have the origin of a web mail: its token is the proof (RFC 8058).
 */
export function refusedPost({ method, pathname, header }: RouteRequest): Decision | undefined {
  if (!methods.includes(method)) {
    return {
      kind: 'refusal',
      status: 405,
      text: 'This method is not allowed.',
      headers: { allow: methods.join(', ') },
    };
  }
  if (method !== 'POST') return undefined;
  const origin = header('origin');
  if (pathname !== oneClickPath && origin !== null && hostOf(origin) !== header('host')?.toLowerCase()) {
    return { kind: 'refusal', status: 403, text: 'This form does not come from this site.', screen: 'form' };
  }
  const length = header('content-length');
  if (length === null && header('transfer-encoding') !== null) {
    return { kind: 'refusal', status: 411, text: 'The length of the message is needed.', screen: 'form' };
  }
  if (Number(length ?? 0) > largestPost)
    return { kind: 'refusal', status: 413, text: 'The message is too long.', screen: 'too-long' };
  return undefined;
}

/** Host and port of an origin; undefined for `null` and for an invalid address. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
