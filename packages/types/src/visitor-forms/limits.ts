/** The same in the form, at the web application's edge and in the CMS's columns. Lengths are in UTF-16 units, as HTML counts them. */
export const commentLimits = {
  name: { min: 1, max: 60 },
  /** The longest that RFC 5321 lets a mailbox be. */
  email: { max: 254 },
  text: { min: 10, max: 2000 },
} as const;

/** A report may go without words: the reason says enough. */
export const reportLimits = { text: { max: 500 } } as const;

/** Whole stars. */
export const starLimits = { min: 1, max: 5 } as const;
