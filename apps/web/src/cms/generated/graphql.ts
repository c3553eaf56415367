/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Enum_Componentblocksnotice_Tone =
  | 'danger'
  | 'info'
  | 'success'
  | 'warning';

export type Enum_Componentnavigationlinkgroup_Place =
  | 'footer'
  | 'header'
  | 'legal';

export type Enum_Componentsettingsmoneyformat_Currencyposition =
  | 'after'
  | 'before'
  | 'before_spaced';

export type Enum_Componentsettingsmoneyformat_Decimalseparator =
  | 'comma'
  | 'dot';

export type Enum_Componentsettingsmoneyformat_Groupseparator =
  | 'apostrophe'
  | 'comma'
  | 'dot'
  | 'space';

export type Enum_Componentsharediconitem_Icon =
  | 'arrow_down_narrow_wide'
  | 'briefcase'
  | 'calculator'
  | 'car'
  | 'circle_help'
  | 'clock'
  | 'eye'
  | 'file_text'
  | 'graduation_cap'
  | 'hand'
  | 'heart_handshake'
  | 'house'
  | 'key_round'
  | 'landmark'
  | 'layers'
  | 'lightbulb'
  | 'megaphone'
  | 'percent'
  | 'phone'
  | 'piggy_bank'
  | 'receipt'
  | 'scale'
  | 'search'
  | 'shield_check'
  | 'stethoscope'
  | 'truck'
  | 'users'
  | 'wallet'
  | 'washing_machine';

export type Enum_Componentsharedlink_Icon =
  | 'arrow_down_narrow_wide'
  | 'briefcase'
  | 'calculator'
  | 'car'
  | 'circle_help'
  | 'clock'
  | 'eye'
  | 'file_text'
  | 'graduation_cap'
  | 'hand'
  | 'heart_handshake'
  | 'house'
  | 'key_round'
  | 'landmark'
  | 'layers'
  | 'lightbulb'
  | 'megaphone'
  | 'percent'
  | 'phone'
  | 'piggy_bank'
  | 'receipt'
  | 'scale'
  | 'search'
  | 'shield_check'
  | 'stethoscope'
  | 'truck'
  | 'users'
  | 'wallet'
  | 'washing_machine';

export type Enum_Componentsharedstep_Actor =
  | 'lender'
  | 'us'
  | 'you';

export type Enum_Componentsharedtestimonial_Origin =
  | 'imported'
  | 'sample'
  | 'verified';

export type Enum_Componentsharedtestimonial_Replylabel =
  | 'author'
  | 'company'
  | 'expert';

export type Enum_Page_Fixedpage =
  | 'about'
  | 'accessibility'
  | 'affiliates'
  | 'application'
  | 'calculator'
  | 'complaints'
  | 'cookies'
  | 'home'
  | 'howItWorks'
  | 'legalNotice'
  | 'lenders'
  | 'partners'
  | 'privacy'
  | 'terms';

export type Enum_Page_Kind =
  | 'core'
  | 'legal'
  | 'seo';

export type BenefitsBlockFragment = { title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

export type CallToActionBlockFragment = { title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

export type ClosingBlockFragment = { title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

export type FaqBlockFragment = { title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

export type HeroBlockFragment = { title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string };

export type LoanPurposesBlockFragment = { title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

export type NoticeBlockFragment = { tone: Enum_Componentblocksnotice_Tone, text: string };

type PageBlocks_ComponentBlocksBenefits_Fragment = { __typename: 'ComponentBlocksBenefits', title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

type PageBlocks_ComponentBlocksCallToAction_Fragment = { __typename: 'ComponentBlocksCallToAction', title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type PageBlocks_ComponentBlocksClosing_Fragment = { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type PageBlocks_ComponentBlocksFaq_Fragment = { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

type PageBlocks_ComponentBlocksHero_Fragment = { __typename: 'ComponentBlocksHero', title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string };

type PageBlocks_ComponentBlocksLoanPurposes_Fragment = { __typename: 'ComponentBlocksLoanPurposes', title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

type PageBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type PageBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type PageBlocks_ComponentBlocksStatistics_Fragment = { __typename: 'ComponentBlocksStatistics', title: string, note: string, items: Array<{ value: number, unit: string | null, label: string } | null> };

type PageBlocks_ComponentBlocksSteps_Fragment = { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> };

type PageBlocks_ComponentBlocksTestimonials_Fragment = { __typename: 'ComponentBlocksTestimonials', title: string, note: string, items: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Componentsharedtestimonial_Origin, reply: string | null, replyLabel: Enum_Componentsharedtestimonial_Replylabel | null, image: { url: string } | null } | null> };

type PageBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type PageBlocksFragment =
  | PageBlocks_ComponentBlocksBenefits_Fragment
  | PageBlocks_ComponentBlocksCallToAction_Fragment
  | PageBlocks_ComponentBlocksClosing_Fragment
  | PageBlocks_ComponentBlocksFaq_Fragment
  | PageBlocks_ComponentBlocksHero_Fragment
  | PageBlocks_ComponentBlocksLoanPurposes_Fragment
  | PageBlocks_ComponentBlocksNotice_Fragment
  | PageBlocks_ComponentBlocksRichText_Fragment
  | PageBlocks_ComponentBlocksStatistics_Fragment
  | PageBlocks_ComponentBlocksSteps_Fragment
  | PageBlocks_ComponentBlocksTestimonials_Fragment
  | PageBlocks_Error_Fragment
;

type ArticleBlocks_ComponentBlocksClosing_Fragment = { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type ArticleBlocks_ComponentBlocksFaq_Fragment = { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

type ArticleBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type ArticleBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type ArticleBlocks_ComponentBlocksSteps_Fragment = { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> };

type ArticleBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type ArticleBlocksFragment =
  | ArticleBlocks_ComponentBlocksClosing_Fragment
  | ArticleBlocks_ComponentBlocksFaq_Fragment
  | ArticleBlocks_ComponentBlocksNotice_Fragment
  | ArticleBlocks_ComponentBlocksRichText_Fragment
  | ArticleBlocks_ComponentBlocksSteps_Fragment
  | ArticleBlocks_Error_Fragment
;

export type RichTextBlockFragment = { body: string, heading: string | null };

export type StatisticsBlockFragment = { title: string, note: string, items: Array<{ value: number, unit: string | null, label: string } | null> };

export type StepsBlockFragment = { title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> };

export type TestimonialsBlockFragment = { title: string, note: string, items: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Componentsharedtestimonial_Origin, reply: string | null, replyLabel: Enum_Componentsharedtestimonial_Replylabel | null, image: { url: string } | null } | null> };

export type ArticleBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type ArticleBySlugQuery = { articles: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, editedOn: string | null, views: number, readingMinutes: number | null, coverAlt: string | null, cover: { url: string, width: number | null, height: number | null } | null, author: { name: string, slug: string, jobTitle: string, bio: string, photo: { url: string } | null } | null, reviewer: { name: string, slug: string, jobTitle: string } | null, tags: Array<{ name: string, slug: string } | null>, keyFacts: Array<{ label: string, value: string, note: string | null } | null> | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
      | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
      | { __typename: 'Error', code: string }
     | null> | null } | null> };

export type ArticleViewFragment = { title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, editedOn: string | null, views: number, readingMinutes: number | null, coverAlt: string | null, cover: { url: string, width: number | null, height: number | null } | null, author: { name: string, slug: string, jobTitle: string, bio: string, photo: { url: string } | null } | null, reviewer: { name: string, slug: string, jobTitle: string } | null, tags: Array<{ name: string, slug: string } | null>, keyFacts: Array<{ label: string, value: string, note: string | null } | null> | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
    | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
    | { __typename: 'Error', code: string }
   | null> | null };

export type AuthorBoxFragment = { name: string, slug: string, jobTitle: string, bio: string, photo: { url: string } | null };

export type ArticlesWithTagQueryVariables = Exact<{
  locale: string;
  tag: string;
}>;


export type ArticlesWithTagQuery = { articles: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> } | null> };

export type AuthorBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type AuthorBySlugQuery = { authors: Array<{ name: string, slug: string, number: number, jobTitle: string, bio: string, education: string | null, specialty: string | null, experience: string | null, publications: string | null, certificates: string | null, strengths: string | null, photo: { url: string } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null } | null> };

export type AuthorViewFragment = { name: string, slug: string, number: number, jobTitle: string, bio: string, education: string | null, specialty: string | null, experience: string | null, publications: string | null, certificates: string | null, strengths: string | null, photo: { url: string } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null };

export type ArticlesOfAuthorQueryVariables = Exact<{
  locale: string;
  author: string;
}>;


export type ArticlesOfAuthorQuery = { articles: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> } | null> };

export type ArticleCardFragment = { title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> };

export type BlogPageQueryVariables = Exact<{
  locale: string;
  page: number;
  pageSize: number;
}>;


export type BlogPageQuery = { articles_connection: { nodes: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> }>, pageInfo: { page: number, pageCount: number, total: number } } | null };

export type TagPageQueryVariables = Exact<{
  locale: string;
  tag: string;
  page: number;
  pageSize: number;
}>;


export type TagPageQuery = { articles_connection: { nodes: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> }>, pageInfo: { page: number, pageCount: number, total: number } } | null };

export type ArticleListFragment = { nodes: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> }>, pageInfo: { page: number, pageCount: number, total: number } };

export type TagListQueryVariables = Exact<{
  locale: string;
}>;


export type TagListQuery = { tags: Array<{ name: string, slug: string } | null> };

export type TagBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type TagBySlugQuery = { tags: Array<{ name: string, slug: string, description: string, seo: { title: string | null, description: string | null, noindex: boolean } | null } | null> };

export type PageBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type PageBySlugQuery = { pages: Array<{ title: string, kind: Enum_Page_Kind, fixedPage: Enum_Page_Fixedpage | null, slug: string, reviewedOn: string | null, reviewer: { name: string, slug: string, jobTitle: string } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
      | { __typename: 'ComponentBlocksBenefits', title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
      | { __typename: 'ComponentBlocksCallToAction', title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
      | { __typename: 'ComponentBlocksHero', title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string }
      | { __typename: 'ComponentBlocksLoanPurposes', title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksStatistics', title: string, note: string, items: Array<{ value: number, unit: string | null, label: string } | null> }
      | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
      | { __typename: 'ComponentBlocksTestimonials', title: string, note: string, items: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Componentsharedtestimonial_Origin, reply: string | null, replyLabel: Enum_Componentsharedtestimonial_Replylabel | null, image: { url: string } | null } | null> }
      | { __typename: 'Error', code: string }
     | null> | null } | null> };

export type PageViewFragment = { title: string, kind: Enum_Page_Kind, fixedPage: Enum_Page_Fixedpage | null, slug: string, reviewedOn: string | null, reviewer: { name: string, slug: string, jobTitle: string } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
    | { __typename: 'ComponentBlocksBenefits', title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
    | { __typename: 'ComponentBlocksCallToAction', title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
    | { __typename: 'ComponentBlocksHero', title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string }
    | { __typename: 'ComponentBlocksLoanPurposes', title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksStatistics', title: string, note: string, items: Array<{ value: number, unit: string | null, label: string } | null> }
    | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
    | { __typename: 'ComponentBlocksTestimonials', title: string, note: string, items: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Componentsharedtestimonial_Origin, reply: string | null, replyLabel: Enum_Componentsharedtestimonial_Replylabel | null, image: { url: string } | null } | null> }
    | { __typename: 'Error', code: string }
   | null> | null };

export type MenuQueryVariables = Exact<{
  locale: string;
}>;


export type MenuQuery = { menu: { groups: Array<{ place: Enum_Componentnavigationlinkgroup_Place, title: string | null, links: Array<{ text: string, url: string, icon: Enum_Componentsharedlink_Icon | null, isHidden: boolean, isProminent: boolean } | null> } | null> } | null };

export type MenuLinkFragment = { text: string, url: string, icon: Enum_Componentsharedlink_Icon | null, isHidden: boolean, isProminent: boolean };

export type SeoPartsFragment = { title: string | null, description: string | null, noindex: boolean };

export type SiteAddressesQueryVariables = Exact<{
  locale: string;
  page: number;
}>;


export type SiteAddressesQuery = { siteSetting: { documentId: string } | null, pages_connection: { pageInfo: { pageCount: number }, nodes: Array<{ documentId: string, slug: string, kind: Enum_Page_Kind, fixedPage: Enum_Page_Fixedpage | null, updatedAt: string | null, seo: { noindex: boolean } | null }> } | null, articles_connection: { pageInfo: { pageCount: number }, nodes: Array<{ documentId: string, slug: string, isAtRoot: boolean, updatedAt: string | null, tags: Array<{ slug: string } | null>, author: { slug: string } | null, seo: { noindex: boolean } | null }> } | null, tags_connection: { pageInfo: { pageCount: number }, nodes: Array<{ documentId: string, slug: string, updatedAt: string | null, seo: { noindex: boolean } | null }> } | null, authors_connection: { pageInfo: { pageCount: number }, nodes: Array<{ documentId: string, slug: string, number: number, updatedAt: string | null, seo: { noindex: boolean } | null }> } | null, redirects_connection: { pageInfo: { pageCount: number }, nodes: Array<{ from: string, to: string, isPermanent: boolean }> } | null };

export type SiteSettingsQueryVariables = Exact<{
  locale: string;
}>;


export type SiteSettingsQuery = { siteSetting: { siteName: string, providerId: string | null, tagline: string, lendersCount: number, moneyFormat: { groupSeparator: Enum_Componentsettingsmoneyformat_Groupseparator, decimalSeparator: Enum_Componentsettingsmoneyformat_Decimalseparator, currencySymbol: string, currencyPosition: Enum_Componentsettingsmoneyformat_Currencyposition, decimals: number }, structuredData: { language: string, locale: string, country: string, currency: string, contactEmail: string, appName: string | null, appStoreUrl: string | null }, legalProvider: { companyName: string | null, taxId: string | null, address: string | null, registry: string | null, intermediaryNumber: string | null, email: string | null, complaintsChannel: string | null } | null, compliance: { warning: string, intermediaryShort: string, intermediaryStatement: string, howWeEarn: string, costLimits: string, hideFallbackFigures: boolean, minRepaymentDays: number, maxRepaymentDays: number, maxAprPercent: number }, representativeExamples: Array<{ amount: number, days: number, nominalRatePercent: number, aprPercent: number, fees: string, totalRepayable: number, isPromotional: boolean } | null>, simulator: { amountMin: number, amountMax: number, amountStep: number, amountDefault: number, daysMin: number, daysMax: number, daysDefault: number, nominalRatePercent: number, maxAprPercent: number }, seo: { title: string | null, description: string | null } } | null };

export type SiteSettingsPartsFragment = { siteName: string, providerId: string | null, tagline: string, lendersCount: number, moneyFormat: { groupSeparator: Enum_Componentsettingsmoneyformat_Groupseparator, decimalSeparator: Enum_Componentsettingsmoneyformat_Decimalseparator, currencySymbol: string, currencyPosition: Enum_Componentsettingsmoneyformat_Currencyposition, decimals: number }, structuredData: { language: string, locale: string, country: string, currency: string, contactEmail: string, appName: string | null, appStoreUrl: string | null }, legalProvider: { companyName: string | null, taxId: string | null, address: string | null, registry: string | null, intermediaryNumber: string | null, email: string | null, complaintsChannel: string | null } | null, compliance: { warning: string, intermediaryShort: string, intermediaryStatement: string, howWeEarn: string, costLimits: string, hideFallbackFigures: boolean, minRepaymentDays: number, maxRepaymentDays: number, maxAprPercent: number }, representativeExamples: Array<{ amount: number, days: number, nominalRatePercent: number, aprPercent: number, fees: string, totalRepayable: number, isPromotional: boolean } | null>, simulator: { amountMin: number, amountMax: number, amountStep: number, amountDefault: number, daysMin: number, daysMax: number, daysDefault: number, nominalRatePercent: number, maxAprPercent: number }, seo: { title: string | null, description: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AuthorBoxFragmentDoc = new TypedDocumentString(`
    fragment AuthorBox on Author {
  name
  slug
  jobTitle
  bio
  photo {
    url
  }
}
    `, {"fragmentName":"AuthorBox"}) as unknown as TypedDocumentString<AuthorBoxFragment, unknown>;
export const SeoPartsFragmentDoc = new TypedDocumentString(`
    fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}
    `, {"fragmentName":"SeoParts"}) as unknown as TypedDocumentString<SeoPartsFragment, unknown>;
export const RichTextBlockFragmentDoc = new TypedDocumentString(`
    fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
    `, {"fragmentName":"RichTextBlock"}) as unknown as TypedDocumentString<RichTextBlockFragment, unknown>;
export const NoticeBlockFragmentDoc = new TypedDocumentString(`
    fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
    `, {"fragmentName":"NoticeBlock"}) as unknown as TypedDocumentString<NoticeBlockFragment, unknown>;
export const FaqBlockFragmentDoc = new TypedDocumentString(`
    fragment FaqBlock on ComponentBlocksFaq {
  title
  lead
  items(pagination: {limit: 50}) {
    question
    answer
  }
}
    `, {"fragmentName":"FaqBlock"}) as unknown as TypedDocumentString<FaqBlockFragment, unknown>;
export const StepsBlockFragmentDoc = new TypedDocumentString(`
    fragment StepsBlock on ComponentBlocksSteps {
  title
  lead
  items(pagination: {limit: 20}) {
    actor
    title
    text
  }
}
    `, {"fragmentName":"StepsBlock"}) as unknown as TypedDocumentString<StepsBlockFragment, unknown>;
export const ClosingBlockFragmentDoc = new TypedDocumentString(`
    fragment ClosingBlock on ComponentBlocksClosing {
  title
  text
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
    `, {"fragmentName":"ClosingBlock"}) as unknown as TypedDocumentString<ClosingBlockFragment, unknown>;
export const ArticleBlocksFragmentDoc = new TypedDocumentString(`
    fragment ArticleBlocks on ArticleBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ... on Error {
    code
  }
}
    fragment ClosingBlock on ComponentBlocksClosing {
  title
  text
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment FaqBlock on ComponentBlocksFaq {
  title
  lead
  items(pagination: {limit: 50}) {
    question
    answer
  }
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment StepsBlock on ComponentBlocksSteps {
  title
  lead
  items(pagination: {limit: 20}) {
    actor
    title
    text
  }
}`, {"fragmentName":"ArticleBlocks"}) as unknown as TypedDocumentString<ArticleBlocksFragment, unknown>;
export const ArticleViewFragmentDoc = new TypedDocumentString(`
    fragment ArticleView on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  editedOn
  views
  readingMinutes
  cover {
    url
    width
    height
  }
  coverAlt
  author {
    ...AuthorBox
  }
  reviewer {
    name
    slug
    jobTitle
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
  keyFacts(pagination: {limit: 20}) {
    label
    value
    note
  }
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  seo {
    ...SeoParts
  }
  blocks {
    ...ArticleBlocks
  }
}
    fragment ClosingBlock on ComponentBlocksClosing {
  title
  text
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment FaqBlock on ComponentBlocksFaq {
  title
  lead
  items(pagination: {limit: 50}) {
    question
    answer
  }
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment ArticleBlocks on ArticleBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment StepsBlock on ComponentBlocksSteps {
  title
  lead
  items(pagination: {limit: 20}) {
    actor
    title
    text
  }
}
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  bio
  photo {
    url
  }
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"ArticleView"}) as unknown as TypedDocumentString<ArticleViewFragment, unknown>;
export const AuthorViewFragmentDoc = new TypedDocumentString(`
    fragment AuthorView on Author {
  name
  slug
  number
  jobTitle
  photo {
    url
  }
  bio
  education
  specialty
  experience
  publications
  certificates
  strengths
  seo {
    ...SeoParts
  }
}
    fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"AuthorView"}) as unknown as TypedDocumentString<AuthorViewFragment, unknown>;
export const ArticleCardFragmentDoc = new TypedDocumentString(`
    fragment ArticleCard on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  readingMinutes
  cover {
    url
    width
    height
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
}
    `, {"fragmentName":"ArticleCard"}) as unknown as TypedDocumentString<ArticleCardFragment, unknown>;
export const ArticleListFragmentDoc = new TypedDocumentString(`
    fragment ArticleList on ArticleEntityResponseCollection {
  nodes {
    ...ArticleCard
  }
  pageInfo {
    page
    pageCount
    total
  }
}
    fragment ArticleCard on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  readingMinutes
  cover {
    url
    width
    height
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
}`, {"fragmentName":"ArticleList"}) as unknown as TypedDocumentString<ArticleListFragment, unknown>;
export const HeroBlockFragmentDoc = new TypedDocumentString(`
    fragment HeroBlock on ComponentBlocksHero {
  title
  heroLead: lead
  amountLabel
  periodLabel
  totalLabel
  lentLabel
  costLabel
  rateLabel
  dueDateLabel
  buttonLabel
  note
  illustrationAlt
}
    `, {"fragmentName":"HeroBlock"}) as unknown as TypedDocumentString<HeroBlockFragment, unknown>;
export const CallToActionBlockFragmentDoc = new TypedDocumentString(`
    fragment CallToActionBlock on ComponentBlocksCallToAction {
  title
  text
  amounts(pagination: {limit: 20}) {
    value
  }
  backLabel: amountLabel
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
    `, {"fragmentName":"CallToActionBlock"}) as unknown as TypedDocumentString<CallToActionBlockFragment, unknown>;
export const LoanPurposesBlockFragmentDoc = new TypedDocumentString(`
    fragment LoanPurposesBlock on ComponentBlocksLoanPurposes {
  title
  lead
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
    `, {"fragmentName":"LoanPurposesBlock"}) as unknown as TypedDocumentString<LoanPurposesBlockFragment, unknown>;
export const StatisticsBlockFragmentDoc = new TypedDocumentString(`
    fragment StatisticsBlock on ComponentBlocksStatistics {
  title
  note
  items(pagination: {limit: 20}) {
    value
    unit
    label
  }
}
    `, {"fragmentName":"StatisticsBlock"}) as unknown as TypedDocumentString<StatisticsBlockFragment, unknown>;
export const TestimonialsBlockFragmentDoc = new TypedDocumentString(`
    fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  items(pagination: {limit: 50}) {
    image {
      url
    }
    name
    text
    date
    stars
    origin
    reply
    replyLabel
  }
}
    `, {"fragmentName":"TestimonialsBlock"}) as unknown as TypedDocumentString<TestimonialsBlockFragment, unknown>;
export const BenefitsBlockFragmentDoc = new TypedDocumentString(`
    fragment BenefitsBlock on ComponentBlocksBenefits {
  title
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
    `, {"fragmentName":"BenefitsBlock"}) as unknown as TypedDocumentString<BenefitsBlockFragment, unknown>;
export const PageBlocksFragmentDoc = new TypedDocumentString(`
    fragment PageBlocks on PageBlocksDynamicZone {
  __typename
  ...HeroBlock
  ...StepsBlock
  ...CallToActionBlock
  ...LoanPurposesBlock
  ...StatisticsBlock
  ...TestimonialsBlock
  ...FaqBlock
  ...BenefitsBlock
  ...ClosingBlock
  ...RichTextBlock
  ...NoticeBlock
  ... on Error {
    code
  }
}
    fragment BenefitsBlock on ComponentBlocksBenefits {
  title
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
fragment CallToActionBlock on ComponentBlocksCallToAction {
  title
  text
  amounts(pagination: {limit: 20}) {
    value
  }
  backLabel: amountLabel
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment ClosingBlock on ComponentBlocksClosing {
  title
  text
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment FaqBlock on ComponentBlocksFaq {
  title
  lead
  items(pagination: {limit: 50}) {
    question
    answer
  }
}
fragment HeroBlock on ComponentBlocksHero {
  title
  heroLead: lead
  amountLabel
  periodLabel
  totalLabel
  lentLabel
  costLabel
  rateLabel
  dueDateLabel
  buttonLabel
  note
  illustrationAlt
}
fragment LoanPurposesBlock on ComponentBlocksLoanPurposes {
  title
  lead
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment StatisticsBlock on ComponentBlocksStatistics {
  title
  note
  items(pagination: {limit: 20}) {
    value
    unit
    label
  }
}
fragment StepsBlock on ComponentBlocksSteps {
  title
  lead
  items(pagination: {limit: 20}) {
    actor
    title
    text
  }
}
fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  items(pagination: {limit: 50}) {
    image {
      url
    }
    name
    text
    date
    stars
    origin
    reply
    replyLabel
  }
}`, {"fragmentName":"PageBlocks"}) as unknown as TypedDocumentString<PageBlocksFragment, unknown>;
export const PageViewFragmentDoc = new TypedDocumentString(`
    fragment PageView on Page {
  title
  kind
  fixedPage
  slug
  reviewedOn
  reviewer {
    name
    slug
    jobTitle
  }
  seo {
    ...SeoParts
  }
  blocks {
    ...PageBlocks
  }
}
    fragment BenefitsBlock on ComponentBlocksBenefits {
  title
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
fragment CallToActionBlock on ComponentBlocksCallToAction {
  title
  text
  amounts(pagination: {limit: 20}) {
    value
  }
  backLabel: amountLabel
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment ClosingBlock on ComponentBlocksClosing {
  title
  text
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment FaqBlock on ComponentBlocksFaq {
  title
  lead
  items(pagination: {limit: 50}) {
    question
    answer
  }
}
fragment HeroBlock on ComponentBlocksHero {
  title
  heroLead: lead
  amountLabel
  periodLabel
  totalLabel
  lentLabel
  costLabel
  rateLabel
  dueDateLabel
  buttonLabel
  note
  illustrationAlt
}
fragment LoanPurposesBlock on ComponentBlocksLoanPurposes {
  title
  lead
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment PageBlocks on PageBlocksDynamicZone {
  __typename
  ...HeroBlock
  ...StepsBlock
  ...CallToActionBlock
  ...LoanPurposesBlock
  ...StatisticsBlock
  ...TestimonialsBlock
  ...FaqBlock
  ...BenefitsBlock
  ...ClosingBlock
  ...RichTextBlock
  ...NoticeBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment StatisticsBlock on ComponentBlocksStatistics {
  title
  note
  items(pagination: {limit: 20}) {
    value
    unit
    label
  }
}
fragment StepsBlock on ComponentBlocksSteps {
  title
  lead
  items(pagination: {limit: 20}) {
    actor
    title
    text
  }
}
fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  items(pagination: {limit: 50}) {
    image {
      url
    }
    name
    text
    date
    stars
    origin
    reply
    replyLabel
  }
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"PageView"}) as unknown as TypedDocumentString<PageViewFragment, unknown>;
export const MenuLinkFragmentDoc = new TypedDocumentString(`
    fragment MenuLink on ComponentSharedLink {
  text
  url
  icon
  isHidden
  isProminent
}
    `, {"fragmentName":"MenuLink"}) as unknown as TypedDocumentString<MenuLinkFragment, unknown>;
export const SiteSettingsPartsFragmentDoc = new TypedDocumentString(`
    fragment SiteSettingsParts on SiteSetting {
  siteName
  providerId
  tagline
  lendersCount
  moneyFormat {
    groupSeparator
    decimalSeparator
    currencySymbol
    currencyPosition
    decimals
  }
  structuredData {
    language
    locale
    country
    currency
    contactEmail
    appName
    appStoreUrl
  }
  legalProvider {
    companyName
    taxId
    address
    registry
    intermediaryNumber
    email
    complaintsChannel
  }
  compliance {
    warning
    intermediaryShort
    intermediaryStatement
    howWeEarn
    costLimits
    hideFallbackFigures
    minRepaymentDays
    maxRepaymentDays
    maxAprPercent
  }
  representativeExamples(pagination: {limit: 20}) {
    amount
    days
    nominalRatePercent
    aprPercent
    fees
    totalRepayable
    isPromotional
  }
  simulator {
    amountMin
    amountMax
    amountStep
    amountDefault
    daysMin
    daysMax
    daysDefault
    nominalRatePercent
    maxAprPercent
  }
  seo {
    title
    description
  }
}
    `, {"fragmentName":"SiteSettingsParts"}) as unknown as TypedDocumentString<SiteSettingsPartsFragment, unknown>;
export const ArticleBySlugDocument = new TypedDocumentString(`
    query ArticleBySlug($locale: I18NLocaleCode!, $slug: String!) {
  articles(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    ...ArticleView
  }
}
    fragment ClosingBlock on ComponentBlocksClosing {
  title
  text
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment FaqBlock on ComponentBlocksFaq {
  title
  lead
  items(pagination: {limit: 50}) {
    question
    answer
  }
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment ArticleBlocks on ArticleBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment StepsBlock on ComponentBlocksSteps {
  title
  lead
  items(pagination: {limit: 20}) {
    actor
    title
    text
  }
}
fragment ArticleView on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  editedOn
  views
  readingMinutes
  cover {
    url
    width
    height
  }
  coverAlt
  author {
    ...AuthorBox
  }
  reviewer {
    name
    slug
    jobTitle
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
  keyFacts(pagination: {limit: 20}) {
    label
    value
    note
  }
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  seo {
    ...SeoParts
  }
  blocks {
    ...ArticleBlocks
  }
}
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  bio
  photo {
    url
  }
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<ArticleBySlugQuery, ArticleBySlugQueryVariables>;
export const ArticlesWithTagDocument = new TypedDocumentString(`
    query ArticlesWithTag($locale: I18NLocaleCode!, $tag: String!) {
  articles(
    locale: $locale
    filters: {tags: {slug: {eq: $tag}}}
    sort: ["writtenOn:desc", "slug:asc"]
    pagination: {limit: 8}
  ) {
    ...ArticleCard
  }
}
    fragment ArticleCard on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  readingMinutes
  cover {
    url
    width
    height
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
}`) as unknown as TypedDocumentString<ArticlesWithTagQuery, ArticlesWithTagQueryVariables>;
export const AuthorBySlugDocument = new TypedDocumentString(`
    query AuthorBySlug($locale: I18NLocaleCode!, $slug: String!) {
  authors(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    ...AuthorView
  }
}
    fragment AuthorView on Author {
  name
  slug
  number
  jobTitle
  photo {
    url
  }
  bio
  education
  specialty
  experience
  publications
  certificates
  strengths
  seo {
    ...SeoParts
  }
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<AuthorBySlugQuery, AuthorBySlugQueryVariables>;
export const ArticlesOfAuthorDocument = new TypedDocumentString(`
    query ArticlesOfAuthor($locale: I18NLocaleCode!, $author: String!) {
  articles(
    locale: $locale
    filters: {author: {slug: {eq: $author}}}
    sort: ["writtenOn:desc", "slug:asc"]
    pagination: {limit: 50}
  ) {
    ...ArticleCard
  }
}
    fragment ArticleCard on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  readingMinutes
  cover {
    url
    width
    height
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
}`) as unknown as TypedDocumentString<ArticlesOfAuthorQuery, ArticlesOfAuthorQueryVariables>;
export const BlogPageDocument = new TypedDocumentString(`
    query BlogPage($locale: I18NLocaleCode!, $page: Int!, $pageSize: Int!) {
  articles_connection(
    locale: $locale
    sort: ["writtenOn:desc", "slug:asc"]
    pagination: {page: $page, pageSize: $pageSize}
  ) {
    ...ArticleList
  }
}
    fragment ArticleCard on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  readingMinutes
  cover {
    url
    width
    height
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
}
fragment ArticleList on ArticleEntityResponseCollection {
  nodes {
    ...ArticleCard
  }
  pageInfo {
    page
    pageCount
    total
  }
}`) as unknown as TypedDocumentString<BlogPageQuery, BlogPageQueryVariables>;
export const TagPageDocument = new TypedDocumentString(`
    query TagPage($locale: I18NLocaleCode!, $tag: String!, $page: Int!, $pageSize: Int!) {
  articles_connection(
    locale: $locale
    filters: {tags: {slug: {eq: $tag}}}
    sort: ["writtenOn:desc", "slug:asc"]
    pagination: {page: $page, pageSize: $pageSize}
  ) {
    ...ArticleList
  }
}
    fragment ArticleCard on Article {
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  readingMinutes
  cover {
    url
    width
    height
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
}
fragment ArticleList on ArticleEntityResponseCollection {
  nodes {
    ...ArticleCard
  }
  pageInfo {
    page
    pageCount
    total
  }
}`) as unknown as TypedDocumentString<TagPageQuery, TagPageQueryVariables>;
export const TagListDocument = new TypedDocumentString(`
    query TagList($locale: I18NLocaleCode!) {
  tags(locale: $locale, sort: ["name:asc"], pagination: {limit: 50}) {
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<TagListQuery, TagListQueryVariables>;
export const TagBySlugDocument = new TypedDocumentString(`
    query TagBySlug($locale: I18NLocaleCode!, $slug: String!) {
  tags(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    name
    slug
    description
    seo {
      ...SeoParts
    }
  }
}
    fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<TagBySlugQuery, TagBySlugQueryVariables>;
export const PageBySlugDocument = new TypedDocumentString(`
    query PageBySlug($locale: I18NLocaleCode!, $slug: String!) {
  pages(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    ...PageView
  }
}
    fragment BenefitsBlock on ComponentBlocksBenefits {
  title
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
fragment CallToActionBlock on ComponentBlocksCallToAction {
  title
  text
  amounts(pagination: {limit: 20}) {
    value
  }
  backLabel: amountLabel
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment ClosingBlock on ComponentBlocksClosing {
  title
  text
  link {
    text
    url
  }
  secondaryLink {
    text
    url
  }
}
fragment FaqBlock on ComponentBlocksFaq {
  title
  lead
  items(pagination: {limit: 50}) {
    question
    answer
  }
}
fragment HeroBlock on ComponentBlocksHero {
  title
  heroLead: lead
  amountLabel
  periodLabel
  totalLabel
  lentLabel
  costLabel
  rateLabel
  dueDateLabel
  buttonLabel
  note
  illustrationAlt
}
fragment LoanPurposesBlock on ComponentBlocksLoanPurposes {
  title
  lead
  items(pagination: {limit: 20}) {
    icon
    title
    text
    url
  }
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment PageBlocks on PageBlocksDynamicZone {
  __typename
  ...HeroBlock
  ...StepsBlock
  ...CallToActionBlock
  ...LoanPurposesBlock
  ...StatisticsBlock
  ...TestimonialsBlock
  ...FaqBlock
  ...BenefitsBlock
  ...ClosingBlock
  ...RichTextBlock
  ...NoticeBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment StatisticsBlock on ComponentBlocksStatistics {
  title
  note
  items(pagination: {limit: 20}) {
    value
    unit
    label
  }
}
fragment StepsBlock on ComponentBlocksSteps {
  title
  lead
  items(pagination: {limit: 20}) {
    actor
    title
    text
  }
}
fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  items(pagination: {limit: 50}) {
    image {
      url
    }
    name
    text
    date
    stars
    origin
    reply
    replyLabel
  }
}
fragment PageView on Page {
  title
  kind
  fixedPage
  slug
  reviewedOn
  reviewer {
    name
    slug
    jobTitle
  }
  seo {
    ...SeoParts
  }
  blocks {
    ...PageBlocks
  }
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<PageBySlugQuery, PageBySlugQueryVariables>;
export const MenuDocument = new TypedDocumentString(`
    query Menu($locale: I18NLocaleCode!) {
  menu(locale: $locale) {
    groups(pagination: {limit: 20}) {
      place
      title
      links(pagination: {limit: 50}) {
        ...MenuLink
      }
    }
  }
}
    fragment MenuLink on ComponentSharedLink {
  text
  url
  icon
  isHidden
  isProminent
}`) as unknown as TypedDocumentString<MenuQuery, MenuQueryVariables>;
export const SiteAddressesDocument = new TypedDocumentString(`
    query SiteAddresses($locale: I18NLocaleCode!, $page: Int!) {
  siteSetting(locale: $locale) {
    documentId
  }
  pages_connection(
    locale: $locale
    pagination: {page: $page, pageSize: 100}
    sort: ["documentId:asc"]
  ) {
    pageInfo {
      pageCount
    }
    nodes {
      documentId
      slug
      kind
      fixedPage
      updatedAt
      seo {
        noindex
      }
    }
  }
  articles_connection(
    locale: $locale
    pagination: {page: $page, pageSize: 100}
    sort: ["documentId:asc"]
  ) {
    pageInfo {
      pageCount
    }
    nodes {
      documentId
      slug
      isAtRoot
      updatedAt
      tags(pagination: {limit: 100}) {
        slug
      }
      author {
        slug
      }
      seo {
        noindex
      }
    }
  }
  tags_connection(
    locale: $locale
    pagination: {page: $page, pageSize: 100}
    sort: ["documentId:asc"]
  ) {
    pageInfo {
      pageCount
    }
    nodes {
      documentId
      slug
      updatedAt
      seo {
        noindex
      }
    }
  }
  authors_connection(
    locale: $locale
    pagination: {page: $page, pageSize: 100}
    sort: ["documentId:asc"]
  ) {
    pageInfo {
      pageCount
    }
    nodes {
      documentId
      slug
      number
      updatedAt
      seo {
        noindex
      }
    }
  }
  redirects_connection(
    locale: $locale
    pagination: {page: $page, pageSize: 100}
    sort: ["documentId:asc"]
  ) {
    pageInfo {
      pageCount
    }
    nodes {
      from
      to
      isPermanent
    }
  }
}
    `) as unknown as TypedDocumentString<SiteAddressesQuery, SiteAddressesQueryVariables>;
export const SiteSettingsDocument = new TypedDocumentString(`
    query SiteSettings($locale: I18NLocaleCode!) {
  siteSetting(locale: $locale) {
    ...SiteSettingsParts
  }
}
    fragment SiteSettingsParts on SiteSetting {
  siteName
  providerId
  tagline
  lendersCount
  moneyFormat {
    groupSeparator
    decimalSeparator
    currencySymbol
    currencyPosition
    decimals
  }
  structuredData {
    language
    locale
    country
    currency
    contactEmail
    appName
    appStoreUrl
  }
  legalProvider {
    companyName
    taxId
    address
    registry
    intermediaryNumber
    email
    complaintsChannel
  }
  compliance {
    warning
    intermediaryShort
    intermediaryStatement
    howWeEarn
    costLimits
    hideFallbackFigures
    minRepaymentDays
    maxRepaymentDays
    maxAprPercent
  }
  representativeExamples(pagination: {limit: 20}) {
    amount
    days
    nominalRatePercent
    aprPercent
    fees
    totalRepayable
    isPromotional
  }
  simulator {
    amountMin
    amountMax
    amountStep
    amountDefault
    daysMin
    daysMax
    daysDefault
    nominalRatePercent
    maxAprPercent
  }
  seo {
    title
    description
  }
}`) as unknown as TypedDocumentString<SiteSettingsQuery, SiteSettingsQueryVariables>;