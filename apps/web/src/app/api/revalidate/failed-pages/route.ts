import { failedPagesEverywhere } from '@/server/revalidation/failed-pages';
import { readSigned } from '@/server/revalidation/signed-request';

/** Tells the CMS which changed pages could not be made again, so that editors see it. */
export async function POST(request: Request): Promise<Response> {
  const signed = await readSigned(request);
  if ('refusal' in signed) return signed.refusal;
  return Response.json({ pages: await failedPagesEverywhere() });
}
