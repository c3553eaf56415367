import 'server-only';
import { signatureHeader, timestampHeader, verifySignature } from '@prestafaro/types/signature';
import { environment } from '@/cms/environment';

/** Reads a request that the CMS has signed. @returns its parsed body, or an answer that refuses the request */
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
