import { applicationCookie } from '@/cms/application-cookie';
import type { RequestContext } from '@/cms/request-context';

const applicant = new RegExp(`(^|;\\s*)(__Host-)?${applicationCookie}=`);

/**
 * Whether a request asks for a whole page that other visitors may get as well. An applicant's list of offers is personal,
 * a form is answered per request, and the parts of a page differ by what the browser has already. A page that is made
 * to be shared is made per request itself.
 */
export function isForEverybody(
  { method, headers }: { readonly method: string; readonly headers: Headers },
  context: Pick<RequestContext, 'isForPart' | 'record'> | undefined,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!context || context.isForPart || context.record) return false;
  return !applicant.test(headers.get('cookie') ?? '');
}
