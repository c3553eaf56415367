import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { readSigned } from '@/site/revalidation/signed-request';

const dropSchema = z.strictObject({ tags: z.array(z.string().min(1).max(256)).max(1000) });

/** Drops cache tags: what carries them is served stale once more while it is made anew. Only this server calls it. */
export async function POST(request: Request): Promise<Response> {
  const signed = await readSigned(request);
  if ('refusal' in signed) return signed.refusal;
  const drop = dropSchema.safeParse(signed.body);
  if (!drop.success) return Response.json({ error: 'not a list of tags' }, { status: 400 });
  for (const tag of drop.data.tags) revalidateTag(tag, 'max');
  return Response.json({ dropped: drop.data.tags.length });
}
