import { createRequire } from 'node:module';
import { ADMINISTRATOR } from './start-cms';

interface UploadAnswer {
  status: number;
  body: { error?: { message: string } } & Partial<Record<number, { id: number; url: string }>> & { url?: string };
}

/** A PNG that is large enough for Strapi to create a thumbnail. */
export async function picture(): Promise<Blob> {
  const strapi = createRequire(import.meta.url).resolve('@strapi/strapi/package.json');
  const sharp = createRequire(createRequire(strapi).resolve('@strapi/upload/package.json'))('sharp');
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2b6' } });
  return new Blob([await image.png().toBuffer()], { type: 'image/png' });
}

/** Signs in and returns a function that uploads a file, or replaces one, with that session. */
export async function signInAsUploader(url: string, account = ADMINISTRATOR) {
  const login = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return async (name: string, content: Blob, info: object = {}, replaces?: number): Promise<UploadAnswer> => {
    const body = new FormData();
    body.append('files', content, name);
    body.append('fileInfo', JSON.stringify({ name, ...info }));
    const headers = { authorization: `Bearer ${data.token}` };
    const response = await fetch(`${url}/upload${replaces ? `?id=${replaces}` : ''}`, {
      method: 'POST',
      headers,
      body,
    });
    return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
  };
}
