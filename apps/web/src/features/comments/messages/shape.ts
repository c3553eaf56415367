import type { VerifiedBy } from '@prestafaro/types/visitor-forms';

/** A heading and a sentence: the outcome of a form. */
interface Answer {
  readonly title: string;
  readonly text: string;
}

/** The error of a field, and how to correct it: `{min}` and `{max}` are its limits. */
interface TextErrors {
  readonly missing: string;
  readonly too_short: string;
  readonly too_long: string;
  readonly invalid: string;
  readonly links: string;
}

/** Comments, ratings and testimonials. `Plural` is a text that counts: see message-shape.ts. */
export interface CommentsMessages<Plural> {
  readonly title: string;
  readonly count: Plural;
  /** The same for a lender, where comments are reviews of customers. */
  readonly reviews: { readonly title: string; readonly count: Plural };
  readonly empty: Answer;
  readonly list: {
    readonly order: string;
    readonly newest: string;
    readonly oldest: string;
    readonly pages: string;
    /** R10: what proves that the author asked this lender for a loan through `{site}`. */
    readonly verified: Readonly<Record<VerifiedBy, string>>;
    /** Opens the note of the settings on whether and how reviews are checked (R10). */
    readonly howChecked: string;
    readonly notVerified: string;
    /** R11: the role of the person who answers. */
    readonly labels: { readonly company: string; readonly author: string; readonly expert: string };
    readonly replies: string;
    readonly reply: string;
    /** The name of the link for screen readers. It starts with the visible text of the link: `{name}`. */
    readonly replyTo: string;
    /** The average of the stars that visitors gave: `{count}` of them. */
    readonly ratings: Plural;
  };
  readonly form: {
    readonly open: string;
    readonly openReview: string;
    readonly name: string;
    readonly nameHint: string;
    readonly email: string;
    /** The reason for the question: `{privacy}` is a link. */
    readonly emailHint: string;
    readonly privacy: string;
    readonly text: string;
    readonly textHint: string;
    readonly stars: string;
    readonly starsHint: string;
    readonly noStars: string;
    readonly replyTo: string;
    readonly replyToNobody: string;
    /** A box on the page of a lender: it asks for the mark «verificada» (R10). */
    readonly verify: string;
    /** When the mark is given, what it publishes and what is stored: `{site}`. */
    readonly verifyHint: string;
    readonly submit: string;
    readonly accepted: Answer & {
      /** Follows the text if an e-mail address was left: why the comment is not published is sent there. */
      readonly toEmail: string;
      /** Follow the text if the box was ticked: whether the mark was given, and why not. */
      readonly verified: string;
      readonly notVerified: string;
    };
    readonly errors: {
      readonly name: Omit<TextErrors, 'too_short' | 'links'>;
      readonly email: { readonly invalid: string };
      readonly text: TextErrors;
      readonly rating: { readonly invalid: string };
    };
  };
  readonly report: {
    readonly open: string;
    /** Starts with the text of `open`: `{name}`. */
    readonly openOf: string;
    readonly reason: string;
    readonly choose: string;
    readonly reasons: {
      readonly offensive: string;
      readonly false: string;
      readonly personal_data: string;
      readonly advertising: string;
      readonly other: string;
    };
    readonly text: string;
    readonly submit: string;
    readonly accepted: Answer;
    readonly errors: {
      readonly reason: { readonly invalid: string };
      readonly text: { readonly too_long: string; readonly invalid: string };
    };
  };
  readonly rating: {
    readonly title: string;
    readonly stars: string;
    readonly starsHint: string;
    readonly submit: string;
    readonly accepted: Answer;
    readonly missing: string;
    readonly ratings: Plural;
    readonly noRatings: string;
  };
}
