import 'server-only';
import { signatureHeader, signBody, timestampHeader, verifySignature } from '@prestafaro/types/signature';
import { environment } from '@/cms/environment';

/** Headers that prove that a body comes from us or from the CMS. */
export function signedHeaders(body: string, nowSeconds = Math.floor(Date.now() / 1000)): Record<string, string> {
  const signature = signBody(environment().REVALIDATE_SECRET, nowSeconds, body);
  return { 'content-type': 'application/json', [timestampHeader]: String(nowSeconds), [signatureHeader]: signature };
}

/** The parsed body of a signed request, or the answer that refuses it. */
export async function readSigned(request: Request): Promise<{ body: unknown } | { refusal: Response }> {
  const body = await request.text();
  const verification = verifySignature(environment().REVALIDATE_SECRET, Math.floor(Date.now() / 1000), {
    body,
    timestamp: request.headers.get(timestampHeader),
    signature: request.headers.get(signatureHeader),
  });
  if (!verification.ok)
    return { refusal: Response.json({ error: `signature ${verification.reason}` }, { status: 401 }) };
  try {
    return { body: JSON.parse(body) };
  } catch {
    return { refusal: Response.json({ error: 'not JSON' }, { status: 400 }) };
  }
}
