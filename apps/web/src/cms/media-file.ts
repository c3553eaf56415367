import 'server-only';
import { callCms } from '@/cms/cms-call';
import { CmsUnavailable } from '@/cms/cms-error';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { environment } from '@/cms/environment';

/** The types of files that may be uploaded and shown, by file extension. No other type is served from our origin. */
const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

export interface MediaFile {
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/**
 * Opens an uploaded file. Undefined when the file does not exist or has another type.
 * @throws {CmsUnavailable} when the storage does not answer.
 */
export async function openMediaFile(name: string): Promise<MediaFile | undefined> {
  const contentType = contentTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!contentType || !/^[\w.-]+$/.test(name) || name.startsWith('.')) return undefined;
  const { CMS_URL, MEDIA_URL } = environment();
  const response = MEDIA_URL
    ? await openElsewhere(`${MEDIA_URL}/${name}`)
    : await callCms((call) => open(`${CMS_URL}/uploads/${name}`, call));
  return response.ok && response.body ? { body: response.body, contentType } : undefined;
}

/** The upload storage is a dependency of its own, which may be away alone. */
async function openElsewhere(address: string): Promise<Response> {
  try {
    const response = await open(address, { signal: AbortSignal.timeout(8_000) });
    dependencyAnswered('uploads');
    return response;
  } catch (error) {
    dependencyFailed('uploads', error instanceof Error ? error.message : 'no answer');
    throw error;
  }
}

async function open(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, cache: 'no-store' }).catch((cause: unknown) => {
    throw new CmsUnavailable('The store of uploaded files did not answer', { cause });
  });
  if (response.status >= 500) throw new CmsUnavailable(`The store of uploaded files answered ${response.status}`);
  return response;
}
