import type { ComponentType } from 'react';
import { AuthorBox } from '@/blocks/author-box/author-box';
import { Benefits } from '@/blocks/benefits/benefits';
import type { BlockProps } from '@/blocks/block-props';
import { Calculator } from '@/blocks/calculator/calculator';
import { Calendar } from '@/blocks/calendar/calendar';
import { CallToAction } from '@/blocks/call-to-action/call-to-action';
import { Closing } from '@/blocks/closing/closing';
import { Comments } from '@/blocks/comments/comments';
import { CookieTable } from '@/blocks/cookie-table/cookie-table';
import { EligibilityTest } from '@/blocks/eligibility-test/eligibility-test';
import { Faq } from '@/blocks/faq/faq';
import { Glossary } from '@/blocks/glossary/glossary';
import { Hero } from '@/blocks/hero/hero';
import { Image } from '@/blocks/image/image';
import { LenderList } from '@/blocks/lender-list/lender-list';
import { LoanPurposes } from '@/blocks/loan-purposes/loan-purposes';
import { Notice } from '@/blocks/notice/notice';
import { OfferList } from '@/blocks/offer-list/offer-list';
import { PartnerList } from '@/blocks/partner-list/partner-list';
import { RichText } from '@/blocks/rich-text/rich-text';
import { Statistics } from '@/blocks/statistics/statistics';
import { Steps } from '@/blocks/steps/steps';
import { Table } from '@/blocks/table/table';
import { Testimonials } from '@/blocks/testimonials/testimonials';
import type {
  ArticleBlocksFragment,
  BankBlocksFragment,
  CalendarBlocksFragment,
  LenderBlocksFragment,
  LendersGuideBlocksFragment,
  PageBlocksFragment,
} from '@/cms/generated/graphql';

/** Any entry of a dynamic zone, as the CMS returns it. */
export type ZoneEntry =
  | PageBlocksFragment
  | ArticleBlocksFragment
  | LenderBlocksFragment
  | BankBlocksFragment
  | LendersGuideBlocksFragment
  | CalendarBlocksFragment;

/** An entry with a view: every type but `Error`, which marks a block that the CMS could not resolve. */
export type Block = Exclude<ZoneEntry, { __typename: 'Error' }>;

export type BlockName = Block['__typename'];

type ViewOf<Name extends BlockName> = ComponentType<BlockProps<Extract<Block, { __typename: Name }>>>;

/**
 * The view of each block of the CMS. The keys come from the schema's union: a block without a view, or a view without
 * its block, does not compile (architecture, rule 7).
 */
export const blockViews: { readonly [Name in BlockName]: ViewOf<Name> } = {
  ComponentBlocksAuthorBox: AuthorBox,
  ComponentBlocksBenefits: Benefits,
  ComponentBlocksCalculator: Calculator,
  ComponentBlocksCalendar: Calendar,
  ComponentBlocksCallToAction: CallToAction,
  ComponentBlocksClosing: Closing,
  ComponentBlocksComments: Comments,
  ComponentBlocksCookieTable: CookieTable,
  ComponentBlocksEligibilityTest: EligibilityTest,
  ComponentBlocksFaq: Faq,
  ComponentBlocksGlossary: Glossary,
  ComponentBlocksHero: Hero,
  ComponentBlocksImage: Image,
  ComponentBlocksLenderList: LenderList,
  ComponentBlocksLoanPurposes: LoanPurposes,
  ComponentBlocksNotice: Notice,
  ComponentBlocksOfferList: OfferList,
  ComponentBlocksPartnerList: PartnerList,
  ComponentBlocksRichText: RichText,
  ComponentBlocksStatistics: Statistics,
  ComponentBlocksSteps: Steps,
  ComponentBlocksTable: Table,
  ComponentBlocksTestimonials: Testimonials,
};
