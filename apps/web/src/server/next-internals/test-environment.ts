/**
 * Variables that a build of Next writes into its bundles and that a unit test has to set itself.
 * `skipTrailingSlashRedirect` sets the first one: without it `next/link` removes the slash at the end of a path.
 */
export const testEnvironment = { __NEXT_MANUAL_TRAILING_SLASH: 'true' } as const;
