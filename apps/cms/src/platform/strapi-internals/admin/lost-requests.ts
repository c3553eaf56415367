interface FailedRequest {
  meta?: { rejectedWithValue?: boolean };
  payload?: { name?: string; message?: string };
}

/** The names that Strapi gives to an answer that is not one of the CMS: none, no JSON, or an error page of a proxy. */
const NAMES: ReadonlySet<unknown> = new Set(['TypeError', 'SyntaxError', 'UnknownError']);

const LOST =
  'El gestor no responde o se ha cortado la conexión. Si estabas guardando, comprueba si se ha guardado y vuelve a intentarlo.';

/**
 * Words in Spanish a request of the panel that got no answer of the CMS: the browser’s own words, such as «Failed to fetch», are
 * English. Touches the actions of Strapi’s requests, of which the panel shows the payload.
 */
export function wordLostRequest(action: unknown): void {
  const { meta, payload } = (action ?? {}) as FailedRequest;
  if (meta?.rejectedWithValue && payload && NAMES.has(payload.name)) payload.message = LOST;
}
