import 'server-only';

/** The body of a request that a script of ours sends, or the answer that refuses the request. */
export type JsonPost = { readonly body: string } | { readonly refusal: Response };

/**
 * Reads the JSON that a script of this site posts. The proxy has compared the origin with the host.
 * @param largest length of a body, in kilobytes
 */
export async function readJsonPost(request: Request, largest: number): Promise<JsonPost> {
  const { headers } = request;
  const refuse = (...answer: Parameters<typeof refuseJson>) => ({ refusal: refuseJson(...answer) });
  if (headers.get('origin') === null) return refuse(403, 'no-origin', 'Only a page of this site may send this.');
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    return refuse(415, 'not-json', 'Send the body as application/json.');
  }
  const body = await request.text();
  if (Buffer.byteLength(body) > largest * 1024) {
    return refuse(413, 'too-large', `A request may have ${largest} KB at most.`);
  }
  return { body };
}

/** Refuses a request of a script with a word for programs and a sentence for people. */
export function refuseJson(
  status: number,
  error: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Response {
  return Response.json({ error, message }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Answers a request by another method than POST. */
export const refuseMethod = (): Response =>
  refuseJson(405, 'method-not-allowed', 'Use the method POST.', { allow: 'POST' });
