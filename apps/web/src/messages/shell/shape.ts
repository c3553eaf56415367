import type { Language, PluralForms } from '@prestafaro/countries';
import type { ApplicationFormMessages } from '@/site/messages/application-form/shape';
import type { CalculatorMessages } from '@/site/messages/calculator/shape';
import type { CalendarMessages } from '@/site/messages/calendar/shape';
import type { CommentsMessages } from '@/site/messages/comments/shape';
import type { JourneyMessages } from '@/site/messages/journey/shape';
import type { LendersMessages } from '@/site/messages/lenders/shape';
import type { OffersMessages } from '@/site/messages/offers/shape';

/** A text that counts something, with `{count}` in it. */
export type AnyPlural = Readonly<{ other: string } & Partial<Record<'one' | 'few' | 'many', string>>>;

/**
 * The interface words of a site: what no editor would reword (exemplar 2). What one would reword is in the CMS.
 * Names in braces are filled by `fill`. A key that a catalogue lacks does not compile.
 */
export interface MessageShape<Plural> {
  readonly navigation: {
    readonly skipToContent: string;
    readonly main: string;
    readonly footer: string;
    readonly legal: string;
    readonly menu: string;
    readonly closeMenu: string;
    readonly home: string;
    readonly apply: string;
    readonly howWeEarn: string;
    readonly warningLabel: string;
    readonly theme: string;
  };
  readonly breadcrumbs: { readonly label: string; readonly root: string };
  readonly languageSwitch: { readonly label: string; readonly current: string; readonly button: string };
  readonly pagination: {
    readonly label: string;
    readonly position: string;
    readonly page: string;
    readonly previous: string;
    readonly next: string;
  };
  readonly units: { readonly days: Plural; readonly minutes: Plural; readonly months: Plural; readonly hours: Plural };
  readonly blog: {
    readonly title: string;
    readonly description: string;
    readonly topics: string;
    readonly allArticles: string;
    readonly articles: Plural;
    readonly empty: string;
    /** Title of the second and further pages of a list: `{title}` and `{page}`. */
    readonly pageTitle: string;
  };
  readonly article: {
    readonly byline: string;
    readonly writtenOn: string;
    readonly editedOn: string;
    readonly reviewedBy: string;
    readonly readingTime: Plural;
    readonly views: Plural;
    readonly ratings: Plural;
    readonly noRatings: string;
    readonly contents: string;
    readonly keyFacts: string;
    readonly sources: string;
    readonly similar: string;
    readonly topics: string;
    readonly share: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly aboutAuthor: string;
    readonly readMore: string;
    /** Names a heading's own link for a screen reader: `{title}`. */
    readonly headingLink: string;
  };
  readonly author: {
    readonly role: string;
    readonly bio: string;
    readonly education: string;
    readonly specialty: string;
    readonly experience: string;
    readonly publications: string;
    readonly certificates: string;
    readonly strengths: string;
    readonly articles: string;
    readonly allArticles: string;
  };
  readonly page: { readonly reviewedOn: string; readonly reviewedOnBy: string; readonly contents: string };
  readonly steps: { readonly you: string; readonly lender: string; readonly stepOf: string };
  readonly notice: {
    readonly info: string;
    readonly warning: string;
    readonly danger: string;
    readonly success: string;
  };
  readonly simulator: {
    readonly formLabel: string;
    readonly amountField: string;
    readonly daysField: string;
    readonly amountInput: string;
    readonly daysInput: string;
    /** What a screen reader says of the period: `{days}` and `{date}`. */
    readonly periodUntil: string;
    /** Instead of a date while there is no JavaScript: `{days}` (decisions, "Numbers that look wrong"). */
    readonly inDays: string;
    /** The limits under a slider's number: `{min}` and `{max}`. */
    readonly limits: string;
    /** Headings of the table twin of the cost bar. */
    readonly tableCaption: string;
  };
  readonly application: {
    readonly chosen: string;
    readonly amount: string;
    readonly period: string;
    readonly lent: string;
    readonly cost: string;
    readonly total: string;
    readonly dueDate: string;
    readonly rate: string;
    readonly change: string;
    /** A value of the address was not possible and the nearest one is shown. */
    readonly adjusted: string;
  };
  readonly applicationForm: ApplicationFormMessages<Plural>;
  readonly example: {
    readonly title: string;
    readonly aprName: string;
    readonly nominalRateName: string;
    /** R2: `{amount} {days} {nominalRate} {apr} {fees} {cost} {total}`. One payment at the end. */
    readonly sentence: string;
    readonly promotional: string;
  };
  readonly testimonials: {
    readonly origin: { readonly sample: string; readonly imported: string; readonly verified: string };
    readonly reply: { readonly company: string; readonly author: string; readonly expert: string };
    readonly stars: Plural;
    readonly replyBy: string;
  };
  readonly figures: { readonly sample: string; readonly askLender: string; readonly advertising: string };
  readonly provider: {
    readonly label: string;
    readonly taxId: string;
    readonly address: string;
    readonly registry: string;
    readonly intermediaryNumber: string;
    readonly email: string;
    readonly complaints: string;
  };
  readonly errors: {
    readonly notFoundTitle: string;
    readonly notFoundText: string;
    readonly notFoundAction: string;
    readonly backHome: string;
    readonly unavailableTitle: string;
    readonly unavailableText: string;
    readonly failureTitle: string;
    readonly failureText: string;
    readonly retry: string;
    /** Mexico's full-screen loader, which retries once (specification §2). */
    readonly loading: string;
    readonly loadingNote: string;
    readonly specialTitle: string;
    readonly specialText: string;
  };
  readonly offers: OffersMessages<Plural>;
  readonly lenders: LendersMessages;
  readonly comments: CommentsMessages<Plural>;
  readonly calculator: CalculatorMessages<Plural>;
  readonly calendar: CalendarMessages<Plural>;
  readonly journey: JourneyMessages<Plural>;
  readonly externalLink: string;
}

/** A catalogue of one language: each plural has the forms of that language. */
export type MessagesOf<L extends Language> = MessageShape<PluralForms<L>>;

/** A catalogue of whatever language, as views take it. */
export type Messages = MessageShape<AnyPlural>;
