import 'server-only';
import { ENTRY_REPLACED } from '@prestafaro/types/entry-replaced';
import { ClientError, GraphQLClient } from 'graphql-request';
import { type Caller, callCms } from '@/cms/cms-call';
import { CmsError, CmsUnavailable } from '@/cms/cms-error';
import { environment } from '@/cms/environment';
import type { TypedDocumentString } from '@/cms/generated/graphql';

/**
 * Sends one uncached query to the CMS. Only `readCms` and the route manifest call it.
 * @throws {CmsUnavailable} when the CMS is away, slow or broken (no answer, 5xx, 429).
 * @throws {CmsError} when it answers with an error.
 */
export function askCms<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  caller?: Caller,
): Promise<Result> {
  const { CMS_URL, CMS_READ_TOKEN } = environment();
  return send({ url: `${CMS_URL}/graphql`, token: CMS_READ_TOKEN }, document, variables, caller);
}

/**
 * Sends one query to the endpoint of drafts, which has a token of its own. Only `readCms` calls it, for a preview.
 * @throws as {@link askCms}; a {@link CmsError} names a field that the draft lacks
 */
export function askForDrafts<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { CMS_URL, CMS_PREVIEW_TOKEN } = environment();
  return send({ url: `${CMS_URL}/preview/graphql`, token: CMS_PREVIEW_TOKEN }, document, variables);
}

function send<Result, Variables extends Record<string, unknown>>(
  { url, token }: { url: string; token: string },
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  caller?: Caller,
): Promise<Result> {
  return callCms(async ({ signal, headers }) => {
    const client = new GraphQLClient(url, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal }),
    });
    const ask = () => client.request<Result>(document.toString(), variables);
    try {
      return await ask().catch((error: unknown) => {
        if (signal.aborted || !mayAskAgain(error)) throw error;
        return ask();
      });
    } catch (error) {
      throw cmsFailure(error);
    }
  }, caller);
}

/**
 * Whether a question, which changes nothing, is answered when it is asked again. A CMS was lost in the middle of it: behind the same
 * address another one answers. Or an entry was published meanwhile. Otherwise a page that is made in that moment would show the former
 * content (`stored-read.ts`).
 */
function mayAskAgain(error: unknown): boolean {
  if (!(error instanceof ClientError)) return true;
  const { status, errors = [] } = error.response;
  return status === 502 || errors.some(({ extensions }) => extensions?.code === ENTRY_REPLACED);
}

/** Tells an outage from a defect. Messages contain no variables and no token, because they reach the log. */
function cmsFailure(error: unknown): CmsUnavailable | CmsError {
  if (!(error instanceof ClientError)) return new CmsUnavailable('The CMS did not answer', { cause: error });
  const { status, errors } = error.response;
  if (status >= 500 || status === 429) return new CmsUnavailable(`The CMS answered ${status}`);
  const reasons = errors?.map(({ message }) => message).join('; ') ?? 'no reason given';
  return new CmsError(`The CMS refused a question (${status}): ${reasons}`);
}
