import { bullets, visibleTail } from '@prestafaro/countries';

/** The end of an account, at most four characters: enough to recognise one's own. */
export const payoutEnding = (details: string): string => visibleTail(details.split(' ').at(-1) ?? details);

/** An account as pages show it: `•••• 1332`. */
export const maskPayout = (details: string): string => `${bullets} ${payoutEnding(details)}`;
