// @ts-check

/**
 * Bounds in seconds that tell one behaviour from another, on a machine that runs the whole product and its visitors at once.
 * What one request asks of the CMS has 8 s in all (apps/web/src/cms/cms-call.ts).
 */

/** Whatever waits for a CMS that hangs takes longer than this: a known page needs nobody. */
export const KNOWN_PAGE = 3;

/** Half as much again as the CMS may take; whoever waits longer waits for something that nobody bounds. */
export const LONGEST_WAIT = 12;

/** Health asks its parts for 1.5 s at most: a balancer that waits longer would take the server for dead. */
export const HEALTH = 3;
