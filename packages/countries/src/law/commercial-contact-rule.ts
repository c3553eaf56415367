import type { Language } from '@prestafaro/types/country';
import type { DatedValue } from './dated.ts';

/** Whole hours of the day in the country: from the first, until before the second. */
export interface ContactHours {
  readonly from: number;
  readonly until: number;
}

/** What a country demands of advertising that we send by mail. The hours of a law about calls or messages are taken for mails too. */
export interface CommercialContact {
  /** The first word of the subject (R30), in the language of the country's law: `Publicidad:`. */
  readonly label: string;
  /** The label on the sites of the country in another language, where it is another word. */
  readonly labelIn?: Readonly<Partial<Record<Language, string>>>;
  /** `null`: no advertising on such a day. Public holidays are not known here. */
  readonly hours: {
    readonly weekdays: ContactHours;
    readonly saturday: ContactHours | null;
    readonly sunday: ContactHours | null;
  };
}

/** A version of the rules about advertising, with its first day and its source. */
export type CommercialContactRule = DatedValue<CommercialContact>;

/** Our own hours, where we know of no law: the day, and no Sunday. */
export const ownContactHours = {
  weekdays: { from: 9, until: 20 },
  saturday: { from: 10, until: 14 },
  sunday: null,
} as const;
