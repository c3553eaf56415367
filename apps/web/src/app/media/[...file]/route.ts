import { CmsUnavailable } from '@/cms/cms-error';
import { openMediaFile } from '@/cms/media-file';
import { log, reasonOf } from '@/server/log/log';
import { mediaHeaders } from '@/server/security/security-headers';

/** An uploaded file of the CMS on our own origin, in a sandbox: an SVG image can contain a script. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }): Promise<Response> {
  const names = (await params).file;
  try {
    const file = names.length === 1 && names[0] ? await openMediaFile(names[0]) : undefined;
    if (!file)
      return new Response('No such file', { status: 404, headers: { ...mediaHeaders, 'cache-control': 'no-store' } });
    // The CMS adds a hash to each name, so other content has another address.
    const cached = 'public, max-age=31536000, immutable';
    return new Response(file.body, {
      headers: { ...mediaHeaders, 'content-type': file.contentType, 'cache-control': cached },
    });
  } catch (error) {
    // An outage of the upload storage is logged once, and not for each file.
    const level = error instanceof CmsUnavailable ? 'debug' : 'warn';
    log[level]('An uploaded file could not be opened', { reason: reasonOf(error) });
    return new Response('Try again', { status: 503, headers: { ...mediaHeaders, 'retry-after': '10' } });
  }
}
