import type { Language, PluralForms } from '@prestafaro/countries';
import type { AffiliatesMessages } from '@/features/affiliates/messages/shape';
import type { ApplicationMessages } from '@/features/application/messages/shape';
import type { BlogMessages } from '@/features/blog/messages/shape';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';
import type { CalendarMessages } from '@/features/calendar/messages/shape';
import type { ClickOutMessages } from '@/features/click-out/messages/shape';
import type { CommentsMessages } from '@/features/comments/messages/shape';
import type { EligibilityMessages } from '@/features/eligibility/messages/shape';
import type { LendersMessages } from '@/features/lenders/messages/shape';
import type { MailedLinksMessages } from '@/features/mailed-links/messages/shape';
import type { MyDataMessages } from '@/features/my-data/messages/shape';
import type { OffersMessages } from '@/features/offers/messages/shape';
import type { ProcessMessages } from '@/features/process/messages/shape';
import type { PushMessages } from '@/features/push/messages/shape';
import type { SearchMessages } from '@/features/search/messages/shape';
import type { UnsubscribeMessages } from '@/features/unsubscribe/messages/shape';
import type { ConsentMessages } from '@/messages/consent/shape';
import type { ShellMessages } from '@/messages/shell/shape';

/** A text with a count, `{count}`, in its plural forms. */
export type AnyPlural = Readonly<{ other: string } & Partial<Record<'one' | 'few' | 'many', string>>>;

/**
 * The interface messages of a site: texts that no editor would reword (exemplar 2). Other texts are in the CMS. `fill`
 * replaces names in braces. A feature's messages stand beside the feature, under the feature's name. A catalogue
 * without one of these keys does not compile.
 */
export interface MessageShape<Plural> extends ShellMessages<Plural> {
  readonly affiliates: AffiliatesMessages;
  readonly application: ApplicationMessages<Plural>;
  readonly blog: BlogMessages<Plural>;
  readonly calculator: CalculatorMessages<Plural>;
  readonly calendar: CalendarMessages<Plural>;
  readonly clickOut: ClickOutMessages;
  readonly comments: CommentsMessages<Plural>;
  readonly consent: ConsentMessages;
  readonly eligibility: EligibilityMessages;
  readonly lenders: LendersMessages;
  readonly mailedLinks: MailedLinksMessages;
  readonly myData: MyDataMessages;
  readonly offers: OffersMessages<Plural>;
  readonly process: ProcessMessages<Plural>;
  readonly push: PushMessages;
  readonly search: SearchMessages<Plural>;
  readonly unsubscribe: UnsubscribeMessages;
}

/** A catalogue of one language: each plural has the forms of that language. */
export type MessagesOf<L extends Language> = MessageShape<PluralForms<L>>;

/** A catalogue of any language, as views take it. */
export type Messages = MessageShape<AnyPlural>;
