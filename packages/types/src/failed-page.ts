import * as z from 'zod/mini';
import { localeSchema } from './locale.ts';

/** A page that the web app could not make again after a change. Visitors get the older page, or none. */
export const failedPageSchema = z.object({
  locale: localeSchema,
  /** Host of its site, such as `es.example.com`. */
  host: z.string(),
  /** Public path. */
  path: z.string().check(z.startsWith('/')),
  /** Time of the first failure, in UTC. */
  since: z.iso.datetime(),
  /** For operators, in English. Holds nothing of a visitor. */
  reason: z.string(),
});

export type FailedPage = z.infer<typeof failedPageSchema>;

/** The answer of the web app to the CMS, which asks for the failed pages. */
export const failedPagesSchema = z.object({ pages: z.array(failedPageSchema) });
