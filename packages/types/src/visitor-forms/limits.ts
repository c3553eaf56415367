/** Limits of the form, of the web app's checks and of the CMS's columns. Lengths are in UTF-16 units, as HTML counts them. */
export const commentLimits = {
  name: { min: 1, max: 60 },
  /** The longest mailbox of RFC 5321. */
  email: { max: 254 },
  text: { min: 10, max: 2000 },
} as const;

/** The text of a report is optional, because the reason is enough. */
export const reportLimits = { text: { max: 500 } } as const;

/** Whole stars. */
export const starLimits = { min: 1, max: 5 } as const;

/** The longest mailbox of RFC 5321, and a number with everything that people write around it. */
export const unsubscribeLimits = { email: { min: 1, max: 254 }, phone: { min: 1, max: 40 } } as const;
