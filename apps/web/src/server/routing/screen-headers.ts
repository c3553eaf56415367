/**
 * Headers that the server sends to its own proxy to have a screen drawn. A visitor who sends one only loses the page or the
 * exit that they asked for.
 */
export const screenHeaders = { outage: 'x-pf-outage', 'unknown-offer': 'x-pf-unknown-offer' } as const;

export type Screen = keyof typeof screenHeaders;
