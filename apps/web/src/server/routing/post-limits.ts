import type { Decision, RouteRequest } from '@/server/routing/decision';

/** 64 KB: the longest form with every field full is far below (decisions and architecture, "The proxy"). */
export const largestPost = 64 * 1024;

/**
 * Refuses what Next itself would answer with 500: too long a body, one of unknown length, and a form of another origin.
 * A message without Origin is no browser's form; it is the CMS or a lender's server, and those sign.
 */
export function refusedPost({ method, header }: RouteRequest): Decision | undefined {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return undefined;
  const origin = header('origin');
  if (origin !== null && hostOf(origin) !== header('host')?.toLowerCase()) {
    return { kind: 'refusal', status: 403, text: 'This form does not come from this site.' };
  }
  const length = header('content-length');
  if (length === null && header('transfer-encoding') !== null) {
    return { kind: 'refusal', status: 411, text: 'The length of the message is needed.' };
  }
  if (Number(length ?? 0) > largestPost) return { kind: 'refusal', status: 413, text: 'The message is too long.' };
  return undefined;
}

/** Host and port of an origin; nothing for `null` and for what is no address. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
