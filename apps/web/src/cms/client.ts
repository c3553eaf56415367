import 'server-only';
import { ClientError, GraphQLClient } from 'graphql-request';
import { CmsError, CmsUnavailable } from '@/cms/cms-error';
import { environment } from '@/cms/environment';
import type { TypedDocumentString } from '@/cms/generated/graphql';

/** How long a visitor's first view of a page may wait for the CMS, in milliseconds. */
const timeout = 8_000;

/**
 * Asks the CMS one question, uncached. Only `readCms` and the route manifest call it.
 * @throws {CmsUnavailable} when the CMS is away, slow or broken (no answer, 5xx, 429).
 * @throws {CmsError} when it answers with an error.
 */
export async function askCms<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { CMS_URL, CMS_READ_TOKEN } = environment();
  const client = new GraphQLClient(`${CMS_URL}/graphql`, {
    headers: { authorization: `Bearer ${CMS_READ_TOKEN}` },
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(timeout) }),
  });
  try {
    return await client.request<Result>(document.toString(), variables);
  } catch (error) {
    throw cmsFailure(error);
  }
}

/** Tells an outage from a defect. Messages carry no variables and no token: they reach the log. */
function cmsFailure(error: unknown): CmsUnavailable | CmsError {
  if (!(error instanceof ClientError)) return new CmsUnavailable('The CMS did not answer', { cause: error });
  const { status, errors } = error.response;
  if (status >= 500 || status === 429) return new CmsUnavailable(`The CMS answered ${status}`);
  const reasons = errors?.map(({ message }) => message).join('; ') ?? 'no reason given';
  return new CmsError(`The CMS refused a question (${status}): ${reasons}`);
}

/** Whether the CMS answers at all, for the health address. Never throws. */
export async function isCmsReachable(): Promise<boolean> {
  try {
    const answer = await fetch(`${environment().CMS_URL}/_health`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(2_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
