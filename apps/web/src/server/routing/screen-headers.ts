/**
 * Headers that the server sends to its own proxy to have a screen rendered. A visitor who sends one only gets that
 * screen instead of the requested page or exit.
 */
export const screenHeaders = {
  outage: 'x-pf-outage',
  'unknown-offer': 'x-pf-unknown-offer',
  /** Its value is one of the refusal screens. */
  refused: 'x-pf-refused',
} as const;

export type Screen = keyof typeof screenHeaders;
