import * as z from 'zod/mini';

const path = z.string().check(z.startsWith('/'));

/**
 * `/builds/latest.json` (specification §7). Open pages poll it. They reload at their next navigation if the id is not their
 * own.
 */
export const latestBuildSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Time of the build, in milliseconds since 1970. */
  timestamp: z.int().check(z.nonnegative()),
});

export type LatestBuild = z.infer<typeof latestBuildSchema>;

/** `/builds/meta/{id}.json` (decisions, "The stack"): the routes of one host that the browser may know. */
export const buildMetaSchema = z.extend(latestBuildSchema, {
  /** Public paths of static pages, the most visited first. The full list stays on the server. */
  prerendered: z.array(path).check(z.maxLength(500)),
  /** Public path → its target: a path of this host or an https address. */
  redirects: z.record(path, z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/))),
});

export type BuildMeta = z.infer<typeof buildMetaSchema>;
