import { attemptTokenRefresh } from '@strapi/strapi/admin';

/** The CMS serves the admin itself, so the request goes to the same origin. */
interface FileRequest {
  path: string;
  /** Sent by POST. Without it the request is a GET. */
  body?: object;
}

/**
 * Requests a file. Strapi's client reads every answer as JSON, so this function calls `fetch` with the same session, and renews the
 * session once if it has expired.
 * @throws Error with the server's message
 */
export async function fetchFile(request: FileRequest, token: string | null): Promise<{ file: Blob; name: string }> {
  const first = await send(request, token);
  const answer = first.status === 401 ? await send(request, await attemptTokenRefresh(token)) : first;
  if (!answer.ok) throw new Error(await reasonOf(answer));
  return { file: await answer.blob(), name: nameOf(answer.headers.get('content-disposition')) };
}

function send({ path, body }: FileRequest, token: string | null): Promise<Response> {
  return fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function reasonOf(answer: Response): Promise<string> {
  const body: { error?: { message?: string } } = await answer.json().catch(() => ({}));
  return body.error?.message ?? 'No se ha podido descargar el archivo. Vuelve a intentarlo.';
}

const nameOf = (disposition: string | null): string =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'archivo.csv';

/** Saves a file in the browser, like a click on a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
