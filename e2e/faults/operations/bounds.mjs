// @ts-check

/**
 * Bounds in seconds, for a machine that runs the whole product and its visitors at once. The web app gives all calls to the
 * CMS of one request 8 s (apps/web/src/cms/cms-call.ts).
 */

/** A request that waits for a hanging CMS takes longer than this. A stored page needs no CMS, so it takes less. */
export const MAX_STORED_PAGE = 3;

/** One and a half times what the CMS may take. A longer wait indicates a call without a timeout. */
export const MAX_WAIT = 12;

/** The health check gives each dependency 1.5 s. A load balancer that waits longer takes the server for dead. */
export const MAX_HEALTH = 3;
