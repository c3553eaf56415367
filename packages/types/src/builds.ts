import * as z from 'zod/mini';

const path = z.string().check(z.startsWith('/'));

/**
 * `/builds/latest.json` (specification §7): polled by open pages, which reload at their next navigation
 * when the id is no longer their own.
 */
export const latestBuildSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** When it was built, in milliseconds since 1970. */
  timestamp: z.int().check(z.nonnegative()),
});

export type LatestBuild = z.infer<typeof latestBuildSchema>;

/** `/builds/meta/{id}.json` (decisions, "The stack"): what the browser may know of the routes of one host. */
export const buildMetaSchema = z.extend(latestBuildSchema, {
  /** Public paths that are static, the most visited first. The full list stays on the server. */
  prerendered: z.array(path).check(z.maxLength(500)),
  /** Public path → where it leads: a path of this host or an https address. */
  redirects: z.record(path, z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/))),
});

export type BuildMeta = z.infer<typeof buildMetaSchema>;
