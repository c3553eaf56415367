/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Enum_Bank_Kind =
  | 'central'
  | 'commercial'
  | 'cooperative'
  | 'development'
  | 'investment';

export type Enum_Componentblocksnotice_Tone =
  | 'danger'
  | 'info'
  | 'success'
  | 'warning';

export type Enum_Componentblocksofferlist_Audience =
  | 'employee'
  | 'in_default_register'
  | 'pensioner'
  | 'self_employed'
  | 'student'
  | 'unemployed'
  | 'without_payroll';

export type Enum_Componentblocksofferlist_Productkind =
  | 'credit_line'
  | 'instalments'
  | 'single_payment';

export type Enum_Componentnavigationlinkgroup_Place =
  | 'footer'
  | 'header'
  | 'legal';

export type Enum_Componentsettingscalculatorkind_Kind =
  | 'auto'
  | 'personal';

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

export type Enum_Lender_Agreement =
  | 'commission'
  | 'unpaid';

export type Enum_Page_Audience =
  | 'employee'
  | 'in_default_register'
  | 'pensioner'
  | 'self_employed'
  | 'student'
  | 'unemployed'
  | 'without_payroll';

export type Enum_Page_Fixedpage =
  | 'about'
  | 'accessibility'
  | 'affiliates'
  | 'application'
  | 'calculator'
  | 'complaints'
  | 'contact'
  | 'cookies'
  | 'glossary'
  | 'home'
  | 'howItWorks'
  | 'landingOffers'
  | 'landingRedirector'
  | 'landingRejected'
  | 'landingRejected2'
  | 'landingTrafficback'
  | 'legalNotice'
  | 'lenders'
  | 'main'
  | 'offers'
  | 'offers2'
  | 'offers3'
  | 'partners'
  | 'privacy'
  | 'process'
  | 'reg'
  | 'reg2'
  | 'terms'
  | 'thankYou'
  | 'transition';

export type Enum_Page_Kind =
  | 'core'
  | 'legal'
  | 'lender'
  | 'seo';

export type Enum_Sitesetting_Experimentstate =
  | 'draft'
  | 'running'
  | 'stopped';

export type Enum_Testimonial_Origin =
  | 'imported'
  | 'sample'
  | 'verified';

export type Enum_Testimonial_Replylabel =
  | 'author'
  | 'company'
  | 'expert';

/** What proves that the author of a review asked its lender for a loan through us. */
export type VerifiedBy =
  /** The lender has the application, and its applicant opened the link of our mail. */
  | 'applicant'
  /** The lender decided on the application. */
  | 'decision';

export type AuthorBoxBlockFragment = { author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null };

export type BenefitsBlockFragment = { title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

export type CalculatorBlockFragment = { title: string, lead: string | null, note: string, kinds: Array<{ kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null } | null> };

export type CalculatorKindFragment = { kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null };

export type CalendarBlockFragment = { title: string, calendar: { slug: string, year: number, isComputed: boolean, holidaysLabel: string, observancesLabel: string, schoolHolidays: string | null, weekdays: Array<{ text: string } | null>, months: Array<{ name: string, title: string, workingDays: number, holidayCount: number, weekendDays: number, longWeekends: string | null, holidays: Array<{ day: number, name: string } | null> | null, observances: Array<{ day: number, name: string } | null> | null } | null> | null } | null };

export type CallToActionBlockFragment = { title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

export type ClosingBlockFragment = { title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

export type CommentsBlockFragment = { title: string, lead: string | null };

export type CookieTableBlockFragment = { heading: string | null };

export type EligibilityTestBlockFragment = { title: string, lead: string | null, over: string, citizen: string, validIdentity: string, validBank: string, note: string, link: { text: string, url: string } };

export type FaqBlockFragment = { title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

export type GlossaryBlockFragment = { title: string, lead: string | null, terms: Array<{ term: string, otherForms: string | null, definition: string } | null> };

export type HeroBlockFragment = { title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string };

export type ImageBlockFragment = { alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null };

export type LenderListBlockFragment = { title: string, lead: string | null, limit: number };

export type LoanPurposesBlockFragment = { title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

export type NoticeBlockFragment = { tone: Enum_Componentblocksnotice_Tone, text: string };

export type OfferListBlockFragment = { title: string, lead: string | null, amount: number | null, days: number | null, limit: number, audience: Enum_Componentblocksofferlist_Audience | null, productKind: Enum_Componentblocksofferlist_Productkind | null, onlyTakingApplications: boolean, onlyAcceptingDefaultRegister: boolean, onlyFirstLoanFree: boolean };

type PageBlocks_ComponentBlocksAuthorBox_Fragment = { __typename: 'ComponentBlocksAuthorBox', author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null };

type PageBlocks_ComponentBlocksBenefits_Fragment = { __typename: 'ComponentBlocksBenefits', title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

type PageBlocks_ComponentBlocksCalculator_Fragment = { __typename: 'ComponentBlocksCalculator', title: string, lead: string | null, note: string, kinds: Array<{ kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null } | null> };

type PageBlocks_ComponentBlocksCalendar_Fragment = { __typename: 'ComponentBlocksCalendar', title: string, calendar: { slug: string, year: number, isComputed: boolean, holidaysLabel: string, observancesLabel: string, schoolHolidays: string | null, weekdays: Array<{ text: string } | null>, months: Array<{ name: string, title: string, workingDays: number, holidayCount: number, weekendDays: number, longWeekends: string | null, holidays: Array<{ day: number, name: string } | null> | null, observances: Array<{ day: number, name: string } | null> | null } | null> | null } | null };

type PageBlocks_ComponentBlocksCallToAction_Fragment = { __typename: 'ComponentBlocksCallToAction', title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type PageBlocks_ComponentBlocksClosing_Fragment = { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type PageBlocks_ComponentBlocksComments_Fragment = { __typename: 'ComponentBlocksComments', title: string, lead: string | null };

type PageBlocks_ComponentBlocksCookieTable_Fragment = { __typename: 'ComponentBlocksCookieTable', heading: string | null };

type PageBlocks_ComponentBlocksEligibilityTest_Fragment = { __typename: 'ComponentBlocksEligibilityTest', title: string, lead: string | null, over: string, citizen: string, validIdentity: string, validBank: string, note: string, link: { text: string, url: string } };

type PageBlocks_ComponentBlocksFaq_Fragment = { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

type PageBlocks_ComponentBlocksGlossary_Fragment = { __typename: 'ComponentBlocksGlossary', title: string, lead: string | null, terms: Array<{ term: string, otherForms: string | null, definition: string } | null> };

type PageBlocks_ComponentBlocksHero_Fragment = { __typename: 'ComponentBlocksHero', title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string };

type PageBlocks_ComponentBlocksImage_Fragment = { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null };

type PageBlocks_ComponentBlocksLenderList_Fragment = { __typename: 'ComponentBlocksLenderList', title: string, lead: string | null, limit: number };

type PageBlocks_ComponentBlocksLoanPurposes_Fragment = { __typename: 'ComponentBlocksLoanPurposes', title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> };

type PageBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type PageBlocks_ComponentBlocksOfferList_Fragment = { __typename: 'ComponentBlocksOfferList', title: string, lead: string | null, amount: number | null, days: number | null, limit: number, audience: Enum_Componentblocksofferlist_Audience | null, productKind: Enum_Componentblocksofferlist_Productkind | null, onlyTakingApplications: boolean, onlyAcceptingDefaultRegister: boolean, onlyFirstLoanFree: boolean };

type PageBlocks_ComponentBlocksPartnerList_Fragment = { __typename: 'ComponentBlocksPartnerList', title: string, lead: string | null };

type PageBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type PageBlocks_ComponentBlocksStatistics_Fragment = { __typename: 'ComponentBlocksStatistics', title: string, note: string, items: Array<{ value: number, unit: string | null, label: string, isClaim: boolean } | null> };

type PageBlocks_ComponentBlocksSteps_Fragment = { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> };

type PageBlocks_ComponentBlocksTable_Fragment = { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null };

type PageBlocks_ComponentBlocksTestimonials_Fragment = { __typename: 'ComponentBlocksTestimonials', title: string, note: string, testimonials: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Testimonial_Origin, reply: string | null, replyLabel: Enum_Testimonial_Replylabel | null, image: { url: string } | null } | null> };

type PageBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type PageBlocksFragment =
  | PageBlocks_ComponentBlocksAuthorBox_Fragment
  | PageBlocks_ComponentBlocksBenefits_Fragment
  | PageBlocks_ComponentBlocksCalculator_Fragment
  | PageBlocks_ComponentBlocksCalendar_Fragment
  | PageBlocks_ComponentBlocksCallToAction_Fragment
  | PageBlocks_ComponentBlocksClosing_Fragment
  | PageBlocks_ComponentBlocksComments_Fragment
  | PageBlocks_ComponentBlocksCookieTable_Fragment
  | PageBlocks_ComponentBlocksEligibilityTest_Fragment
  | PageBlocks_ComponentBlocksFaq_Fragment
  | PageBlocks_ComponentBlocksGlossary_Fragment
  | PageBlocks_ComponentBlocksHero_Fragment
  | PageBlocks_ComponentBlocksImage_Fragment
  | PageBlocks_ComponentBlocksLenderList_Fragment
  | PageBlocks_ComponentBlocksLoanPurposes_Fragment
  | PageBlocks_ComponentBlocksNotice_Fragment
  | PageBlocks_ComponentBlocksOfferList_Fragment
  | PageBlocks_ComponentBlocksPartnerList_Fragment
  | PageBlocks_ComponentBlocksRichText_Fragment
  | PageBlocks_ComponentBlocksStatistics_Fragment
  | PageBlocks_ComponentBlocksSteps_Fragment
  | PageBlocks_ComponentBlocksTable_Fragment
  | PageBlocks_ComponentBlocksTestimonials_Fragment
  | PageBlocks_Error_Fragment
;

type ArticleBlocks_ComponentBlocksAuthorBox_Fragment = { __typename: 'ComponentBlocksAuthorBox', author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null };

type ArticleBlocks_ComponentBlocksCalculator_Fragment = { __typename: 'ComponentBlocksCalculator', title: string, lead: string | null, note: string, kinds: Array<{ kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null } | null> };

type ArticleBlocks_ComponentBlocksClosing_Fragment = { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type ArticleBlocks_ComponentBlocksEligibilityTest_Fragment = { __typename: 'ComponentBlocksEligibilityTest', title: string, lead: string | null, over: string, citizen: string, validIdentity: string, validBank: string, note: string, link: { text: string, url: string } };

type ArticleBlocks_ComponentBlocksFaq_Fragment = { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

type ArticleBlocks_ComponentBlocksImage_Fragment = { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null };

type ArticleBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type ArticleBlocks_ComponentBlocksOfferList_Fragment = { __typename: 'ComponentBlocksOfferList', title: string, lead: string | null, amount: number | null, days: number | null, limit: number, audience: Enum_Componentblocksofferlist_Audience | null, productKind: Enum_Componentblocksofferlist_Productkind | null, onlyTakingApplications: boolean, onlyAcceptingDefaultRegister: boolean, onlyFirstLoanFree: boolean };

type ArticleBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type ArticleBlocks_ComponentBlocksSteps_Fragment = { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> };

type ArticleBlocks_ComponentBlocksTable_Fragment = { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null };

type ArticleBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type ArticleBlocksFragment =
  | ArticleBlocks_ComponentBlocksAuthorBox_Fragment
  | ArticleBlocks_ComponentBlocksCalculator_Fragment
  | ArticleBlocks_ComponentBlocksClosing_Fragment
  | ArticleBlocks_ComponentBlocksEligibilityTest_Fragment
  | ArticleBlocks_ComponentBlocksFaq_Fragment
  | ArticleBlocks_ComponentBlocksImage_Fragment
  | ArticleBlocks_ComponentBlocksNotice_Fragment
  | ArticleBlocks_ComponentBlocksOfferList_Fragment
  | ArticleBlocks_ComponentBlocksRichText_Fragment
  | ArticleBlocks_ComponentBlocksSteps_Fragment
  | ArticleBlocks_ComponentBlocksTable_Fragment
  | ArticleBlocks_Error_Fragment
;

type LenderBlocks_ComponentBlocksClosing_Fragment = { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type LenderBlocks_ComponentBlocksFaq_Fragment = { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

type LenderBlocks_ComponentBlocksImage_Fragment = { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null };

type LenderBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type LenderBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type LenderBlocks_ComponentBlocksSteps_Fragment = { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> };

type LenderBlocks_ComponentBlocksTable_Fragment = { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null };

type LenderBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type LenderBlocksFragment =
  | LenderBlocks_ComponentBlocksClosing_Fragment
  | LenderBlocks_ComponentBlocksFaq_Fragment
  | LenderBlocks_ComponentBlocksImage_Fragment
  | LenderBlocks_ComponentBlocksNotice_Fragment
  | LenderBlocks_ComponentBlocksRichText_Fragment
  | LenderBlocks_ComponentBlocksSteps_Fragment
  | LenderBlocks_ComponentBlocksTable_Fragment
  | LenderBlocks_Error_Fragment
;

type BankBlocks_ComponentBlocksClosing_Fragment = { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null };

type BankBlocks_ComponentBlocksFaq_Fragment = { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

type BankBlocks_ComponentBlocksImage_Fragment = { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null };

type BankBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type BankBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type BankBlocks_ComponentBlocksTable_Fragment = { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null };

type BankBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type BankBlocksFragment =
  | BankBlocks_ComponentBlocksClosing_Fragment
  | BankBlocks_ComponentBlocksFaq_Fragment
  | BankBlocks_ComponentBlocksImage_Fragment
  | BankBlocks_ComponentBlocksNotice_Fragment
  | BankBlocks_ComponentBlocksRichText_Fragment
  | BankBlocks_ComponentBlocksTable_Fragment
  | BankBlocks_Error_Fragment
;

type LendersGuideBlocks_ComponentBlocksImage_Fragment = { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null };

type LendersGuideBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type LendersGuideBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type LendersGuideBlocks_ComponentBlocksTable_Fragment = { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null };

type LendersGuideBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type LendersGuideBlocksFragment =
  | LendersGuideBlocks_ComponentBlocksImage_Fragment
  | LendersGuideBlocks_ComponentBlocksNotice_Fragment
  | LendersGuideBlocks_ComponentBlocksRichText_Fragment
  | LendersGuideBlocks_ComponentBlocksTable_Fragment
  | LendersGuideBlocks_Error_Fragment
;

type CalendarBlocks_ComponentBlocksFaq_Fragment = { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> };

type CalendarBlocks_ComponentBlocksNotice_Fragment = { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string };

type CalendarBlocks_ComponentBlocksRichText_Fragment = { __typename: 'ComponentBlocksRichText', body: string, heading: string | null };

type CalendarBlocks_ComponentBlocksTable_Fragment = { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null };

type CalendarBlocks_Error_Fragment = { __typename: 'Error', code: string };

export type CalendarBlocksFragment =
  | CalendarBlocks_ComponentBlocksFaq_Fragment
  | CalendarBlocks_ComponentBlocksNotice_Fragment
  | CalendarBlocks_ComponentBlocksRichText_Fragment
  | CalendarBlocks_ComponentBlocksTable_Fragment
  | CalendarBlocks_Error_Fragment
;

export type PartnerListBlockFragment = { title: string, lead: string | null };

export type RichTextBlockFragment = { body: string, heading: string | null };

export type StatisticsBlockFragment = { title: string, note: string, items: Array<{ value: number, unit: string | null, label: string, isClaim: boolean } | null> };

export type StepsBlockFragment = { title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> };

export type TableBlockFragment = { caption: string, rows: string, tableNote: string | null };

export type TestimonialsBlockFragment = { title: string, note: string, testimonials: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Testimonial_Origin, reply: string | null, replyLabel: Enum_Testimonial_Replylabel | null, image: { url: string } | null } | null> };

export type AuthorBoxFragment = { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null };

export type AuthorBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type AuthorBySlugQuery = { authors: Array<{ name: string, slug: string, number: number, jobTitle: string, credentials: string | null, bio: string, education: string | null, specialty: string | null, experience: string | null, publications: string | null, certificates: string | null, strengths: string | null, photo: { url: string } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null } | null> };

export type AuthorViewFragment = { name: string, slug: string, number: number, jobTitle: string, credentials: string | null, bio: string, education: string | null, specialty: string | null, experience: string | null, publications: string | null, certificates: string | null, strengths: string | null, photo: { url: string } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null };

export type ArticlesOfAuthorQueryVariables = Exact<{
  locale: string;
  author: string;
}>;


export type ArticlesOfAuthorQuery = { articles: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> } | null> };

export type BankBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type BankBySlugQuery = { banks: Array<{ name: string, slug: string, kind: Enum_Bank_Kind, summary: string, legalName: string | null, registerCode: string | null, website: string | null, phone: string | null, address: string | null, foundedIn: number | null, checkedOn: string, sampleData: boolean, logo: { url: string, width: number | null, height: number | null } | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
      | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
      | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
      | { __typename: 'Error', code: string }
     | null> | null } | null>, lenders: Array<{ name: string, slug: string, agreement: Enum_Lender_Agreement | null, sampleData: boolean } | null>, articles: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> } | null> };

export type BankLinkFragment = { name: string, slug: string, sampleData: boolean };

export type LenderOfBankFragment = { name: string, slug: string, agreement: Enum_Lender_Agreement | null, sampleData: boolean };

export type BankViewFragment = { name: string, slug: string, kind: Enum_Bank_Kind, summary: string, legalName: string | null, registerCode: string | null, website: string | null, phone: string | null, address: string | null, foundedIn: number | null, checkedOn: string, sampleData: boolean, logo: { url: string, width: number | null, height: number | null } | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
    | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
    | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
    | { __typename: 'Error', code: string }
   | null> | null };

export type ArticleViewsQueryVariables = Exact<{
  locale: string;
}>;


export type ArticleViewsQuery = { articleViews: { from: string | null, until: string | null, articles: Array<{ slug: string, views: number }> } | null };

export type ArticleBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type ArticleBySlugQuery = { articles: Array<{ documentId: string, title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, editedOn: string | null, readingMinutes: number | null, coverAlt: string | null, cover: { url: string, width: number | null, height: number | null } | null, author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, tags: Array<{ name: string, slug: string } | null>, banks: Array<{ name: string, slug: string, sampleData: boolean } | null>, keyFacts: Array<{ label: string, value: string, note: string | null } | null> | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
      | { __typename: 'ComponentBlocksAuthorBox', author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null }
      | { __typename: 'ComponentBlocksCalculator', title: string, lead: string | null, note: string, kinds: Array<{ kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null } | null> }
      | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksEligibilityTest', title: string, lead: string | null, over: string, citizen: string, validIdentity: string, validBank: string, note: string, link: { text: string, url: string } }
      | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
      | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksOfferList', title: string, lead: string | null, amount: number | null, days: number | null, limit: number, audience: Enum_Componentblocksofferlist_Audience | null, productKind: Enum_Componentblocksofferlist_Productkind | null, onlyTakingApplications: boolean, onlyAcceptingDefaultRegister: boolean, onlyFirstLoanFree: boolean }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
      | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
      | { __typename: 'Error', code: string }
     | null> | null } | null> };

export type ArticleViewFragment = { documentId: string, title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, editedOn: string | null, readingMinutes: number | null, coverAlt: string | null, cover: { url: string, width: number | null, height: number | null } | null, author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, tags: Array<{ name: string, slug: string } | null>, banks: Array<{ name: string, slug: string, sampleData: boolean } | null>, keyFacts: Array<{ label: string, value: string, note: string | null } | null> | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
    | { __typename: 'ComponentBlocksAuthorBox', author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null }
    | { __typename: 'ComponentBlocksCalculator', title: string, lead: string | null, note: string, kinds: Array<{ kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null } | null> }
    | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksEligibilityTest', title: string, lead: string | null, over: string, citizen: string, validIdentity: string, validBank: string, note: string, link: { text: string, url: string } }
    | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
    | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksOfferList', title: string, lead: string | null, amount: number | null, days: number | null, limit: number, audience: Enum_Componentblocksofferlist_Audience | null, productKind: Enum_Componentblocksofferlist_Productkind | null, onlyTakingApplications: boolean, onlyAcceptingDefaultRegister: boolean, onlyFirstLoanFree: boolean }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
    | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
    | { __typename: 'Error', code: string }
   | null> | null };

export type ArticlesWithTagQueryVariables = Exact<{
  locale: string;
  tag: string;
}>;


export type ArticlesWithTagQuery = { articles: Array<{ title: string, slug: string, excerpt: string, isAtRoot: boolean, writtenOn: string, readingMinutes: number | null, cover: { url: string, width: number | null, height: number | null } | null, tags: Array<{ name: string, slug: string } | null> } | null> };

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

export type CalendarBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type CalendarBySlugQuery = { workCalendars: Array<{ title: string, slug: string, breadcrumb: string, caption: string, header: string, imageAlt: string | null, views: number, writtenOn: string, year: number, isComputed: boolean, holidaysLabel: string, observancesLabel: string, schoolHolidays: string | null, image: { url: string, width: number | null, height: number | null } | null, author: { name: string, slug: string, jobTitle: string, photo: { url: string } | null } | null, tags: Array<{ name: string, slug: string } | null>, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
      | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
      | { __typename: 'Error', code: string }
     | null> | null, weekdays: Array<{ text: string } | null>, months: Array<{ name: string, title: string, workingDays: number, holidayCount: number, weekendDays: number, longWeekends: string | null, holidays: Array<{ day: number, name: string } | null> | null, observances: Array<{ day: number, name: string } | null> | null } | null> | null } | null> };

export type CalendarListQueryVariables = Exact<{
  locale: string;
}>;


export type CalendarListQuery = { workCalendars: Array<{ title: string, slug: string, year: number, isComputed: boolean, caption: string, tags: Array<{ slug: string } | null> } | null> };

export type CalendarViewFragment = { title: string, slug: string, breadcrumb: string, caption: string, header: string, imageAlt: string | null, views: number, writtenOn: string, year: number, isComputed: boolean, holidaysLabel: string, observancesLabel: string, schoolHolidays: string | null, image: { url: string, width: number | null, height: number | null } | null, author: { name: string, slug: string, jobTitle: string, photo: { url: string } | null } | null, tags: Array<{ name: string, slug: string } | null>, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
    | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
    | { __typename: 'Error', code: string }
   | null> | null, weekdays: Array<{ text: string } | null>, months: Array<{ name: string, title: string, workingDays: number, holidayCount: number, weekendDays: number, longWeekends: string | null, holidays: Array<{ day: number, name: string } | null> | null, observances: Array<{ day: number, name: string } | null> | null } | null> | null };

export type CalendarYearFragment = { year: number, isComputed: boolean, holidaysLabel: string, observancesLabel: string, schoolHolidays: string | null, weekdays: Array<{ text: string } | null>, months: Array<{ name: string, title: string, workingDays: number, holidayCount: number, weekendDays: number, longWeekends: string | null, holidays: Array<{ day: number, name: string } | null> | null, observances: Array<{ day: number, name: string } | null> | null } | null> | null };

export type CommentPageQueryVariables = Exact<{
  locale: string;
  subjectType: string;
  subjectId: string;
  order: string;
  page: number;
}>;


export type CommentPageQuery = { commentPage: { total: number, pageCount: number, ratingCount: number, ratingAverage: number | null, comments: Array<{ id: string, name: string, text: string, rating: number | null, sentAt: string, replyLabel: string | null, verifiedBy: VerifiedBy | null, replies: Array<{ id: string, name: string, text: string, rating: number | null, sentAt: string, replyLabel: string | null, verifiedBy: VerifiedBy | null }> }> } };

export type CommentPageViewFragment = { total: number, pageCount: number, ratingCount: number, ratingAverage: number | null, comments: Array<{ id: string, name: string, text: string, rating: number | null, sentAt: string, replyLabel: string | null, verifiedBy: VerifiedBy | null, replies: Array<{ id: string, name: string, text: string, rating: number | null, sentAt: string, replyLabel: string | null, verifiedBy: VerifiedBy | null }> }> };

export type CommentViewFragment = { id: string, name: string, text: string, rating: number | null, sentAt: string, replyLabel: string | null, verifiedBy: VerifiedBy | null };

export type LenderBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type LenderBySlugQuery = { lenders: Array<{ documentId: string, name: string, slug: string, summary: string, legalName: string | null, website: string | null, email: string | null, phone: string | null, address: string | null, foundedIn: number | null, checkedOn: string, agreement: Enum_Lender_Agreement | null, sampleData: boolean, logo: { url: string, width: number | null, height: number | null } | null, licence: { register: string, number: string | null, url: string | null } | null, complaints: { text: string, email: string | null, phone: string | null, url: string | null, address: string | null } | null, conditions: { minAmount: number | null, maxAmount: number | null, minDays: number | null, maxDays: number | null, tinFromPercent: number | null, tinToPercent: number | null, aprFromPercent: number | null, aprToPercent: number | null, fees: string | null, payout: string | null, earlyRepayment: string | null, latePayment: string | null }, criteria: { minAge: number | null, maxAge: number | null, minMonthlyIncome: number | null, acceptsDefaultRegister: boolean | null, acceptsEmployees: boolean | null, acceptsSelfEmployed: boolean | null, acceptsPensioners: boolean | null, acceptsUnemployed: boolean | null, acceptsStudents: boolean | null, needsIdentityDocument: boolean, needsBankAccount: boolean, needsPhone: boolean, otherRequirements: string | null }, strengths: Array<{ text: string } | null> | null, weaknesses: Array<{ text: string } | null> | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, bank: { name: string, slug: string, sampleData: boolean } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
      | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
      | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
      | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
      | { __typename: 'Error', code: string }
     | null> | null } | null>, pages: Array<{ title: string, slug: string } | null> };

export type LenderViewFragment = { documentId: string, name: string, slug: string, summary: string, legalName: string | null, website: string | null, email: string | null, phone: string | null, address: string | null, foundedIn: number | null, checkedOn: string, agreement: Enum_Lender_Agreement | null, sampleData: boolean, logo: { url: string, width: number | null, height: number | null } | null, licence: { register: string, number: string | null, url: string | null } | null, complaints: { text: string, email: string | null, phone: string | null, url: string | null, address: string | null } | null, conditions: { minAmount: number | null, maxAmount: number | null, minDays: number | null, maxDays: number | null, tinFromPercent: number | null, tinToPercent: number | null, aprFromPercent: number | null, aprToPercent: number | null, fees: string | null, payout: string | null, earlyRepayment: string | null, latePayment: string | null }, criteria: { minAge: number | null, maxAge: number | null, minMonthlyIncome: number | null, acceptsDefaultRegister: boolean | null, acceptsEmployees: boolean | null, acceptsSelfEmployed: boolean | null, acceptsPensioners: boolean | null, acceptsUnemployed: boolean | null, acceptsStudents: boolean | null, needsIdentityDocument: boolean, needsBankAccount: boolean, needsPhone: boolean, otherRequirements: string | null }, strengths: Array<{ text: string } | null> | null, weaknesses: Array<{ text: string } | null> | null, sources: Array<{ title: string, url: string | null, publisher: string | null } | null> | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, bank: { name: string, slug: string, sampleData: boolean } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
    | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
    | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
    | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
    | { __typename: 'Error', code: string }
   | null> | null };

export type LenderListQueryVariables = Exact<{
  locale: string;
  start: number;
}>;


export type LenderListQuery = { lenders: Array<{ name: string, slug: string, summary: string, legalName: string | null, foundedIn: number | null, checkedOn: string, sampleData: boolean, logo: { url: string, width: number | null, height: number | null } | null, licence: { register: string, number: string | null } | null, conditions: { minAmount: number | null, maxAmount: number | null, minDays: number | null, maxDays: number | null, aprFromPercent: number | null, aprToPercent: number | null }, criteria: { acceptsDefaultRegister: boolean | null } } | null> };

export type LenderRowFragment = { name: string, slug: string, summary: string, legalName: string | null, foundedIn: number | null, checkedOn: string, sampleData: boolean, logo: { url: string, width: number | null, height: number | null } | null, licence: { register: string, number: string | null } | null, conditions: { minAmount: number | null, maxAmount: number | null, minDays: number | null, maxDays: number | null, aprFromPercent: number | null, aprToPercent: number | null }, criteria: { acceptsDefaultRegister: boolean | null } };

export type LendersGuideQueryVariables = Exact<{
  locale: string;
}>;


export type LendersGuideQuery = { lendersGuide: { title: string, intro: string, entityLabel: string, opinionsLabel: string, listTitle: string, stepsTitle: string, faqTitle: string, ctaTitle: string, reviewedOn: string | null, breadcrumbs: Array<{ text: string, url: string | null } | null>, steps: Array<{ title: string, subtitle: string } | null>, blocks: Array<
      | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
      | { __typename: 'Error', code: string }
     | null> | null, faq: Array<{ question: string, answer: string } | null>, ctaLink: { text: string, url: string }, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null } | null };

export type LendersGuideViewFragment = { title: string, intro: string, entityLabel: string, opinionsLabel: string, listTitle: string, stepsTitle: string, faqTitle: string, ctaTitle: string, reviewedOn: string | null, breadcrumbs: Array<{ text: string, url: string | null } | null>, steps: Array<{ title: string, subtitle: string } | null>, blocks: Array<
    | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
    | { __typename: 'Error', code: string }
   | null> | null, faq: Array<{ question: string, answer: string } | null>, ctaLink: { text: string, url: string }, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null };

export type OtherInstitutionsQueryVariables = Exact<{
  locale: string;
}>;


export type OtherInstitutionsQuery = { lenders: Array<{ name: string, slug: string } | null>, banks: Array<{ name: string, slug: string } | null> };

export type PageBySlugQueryVariables = Exact<{
  locale: string;
  slug: string;
}>;


export type PageBySlugQuery = { pages: Array<{ title: string, lead: string | null, kind: Enum_Page_Kind, fixedPage: Enum_Page_Fixedpage | null, slug: string, audience: Enum_Page_Audience | null, reviewedOn: string | null, lender: { documentId: string } | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
      | { __typename: 'ComponentBlocksAuthorBox', author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null }
      | { __typename: 'ComponentBlocksBenefits', title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
      | { __typename: 'ComponentBlocksCalculator', title: string, lead: string | null, note: string, kinds: Array<{ kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null } | null> }
      | { __typename: 'ComponentBlocksCalendar', title: string, calendar: { slug: string, year: number, isComputed: boolean, holidaysLabel: string, observancesLabel: string, schoolHolidays: string | null, weekdays: Array<{ text: string } | null>, months: Array<{ name: string, title: string, workingDays: number, holidayCount: number, weekendDays: number, longWeekends: string | null, holidays: Array<{ day: number, name: string } | null> | null, observances: Array<{ day: number, name: string } | null> | null } | null> | null } | null }
      | { __typename: 'ComponentBlocksCallToAction', title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
      | { __typename: 'ComponentBlocksComments', title: string, lead: string | null }
      | { __typename: 'ComponentBlocksCookieTable', heading: string | null }
      | { __typename: 'ComponentBlocksEligibilityTest', title: string, lead: string | null, over: string, citizen: string, validIdentity: string, validBank: string, note: string, link: { text: string, url: string } }
      | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
      | { __typename: 'ComponentBlocksGlossary', title: string, lead: string | null, terms: Array<{ term: string, otherForms: string | null, definition: string } | null> }
      | { __typename: 'ComponentBlocksHero', title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string }
      | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
      | { __typename: 'ComponentBlocksLenderList', title: string, lead: string | null, limit: number }
      | { __typename: 'ComponentBlocksLoanPurposes', title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
      | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
      | { __typename: 'ComponentBlocksOfferList', title: string, lead: string | null, amount: number | null, days: number | null, limit: number, audience: Enum_Componentblocksofferlist_Audience | null, productKind: Enum_Componentblocksofferlist_Productkind | null, onlyTakingApplications: boolean, onlyAcceptingDefaultRegister: boolean, onlyFirstLoanFree: boolean }
      | { __typename: 'ComponentBlocksPartnerList', title: string, lead: string | null }
      | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
      | { __typename: 'ComponentBlocksStatistics', title: string, note: string, items: Array<{ value: number, unit: string | null, label: string, isClaim: boolean } | null> }
      | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
      | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
      | { __typename: 'ComponentBlocksTestimonials', title: string, note: string, testimonials: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Testimonial_Origin, reply: string | null, replyLabel: Enum_Testimonial_Replylabel | null, image: { url: string } | null } | null> }
      | { __typename: 'Error', code: string }
     | null> | null } | null> };

export type PageViewFragment = { title: string, lead: string | null, kind: Enum_Page_Kind, fixedPage: Enum_Page_Fixedpage | null, slug: string, audience: Enum_Page_Audience | null, reviewedOn: string | null, lender: { documentId: string } | null, reviewer: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null } | null, seo: { title: string | null, description: string | null, noindex: boolean } | null, blocks: Array<
    | { __typename: 'ComponentBlocksAuthorBox', author: { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null, bio: string, photo: { url: string } | null } | null }
    | { __typename: 'ComponentBlocksBenefits', title: string, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
    | { __typename: 'ComponentBlocksCalculator', title: string, lead: string | null, note: string, kinds: Array<{ kind: Enum_Componentsettingscalculatorkind_Kind, label: string, amountMin: number, amountMax: number, amountStep: number, amountDefault: number, monthsMin: number, monthsMax: number, monthsDefault: number, ratePercentDefault: number, ratePercentMax: number, documents: string | null } | null> }
    | { __typename: 'ComponentBlocksCalendar', title: string, calendar: { slug: string, year: number, isComputed: boolean, holidaysLabel: string, observancesLabel: string, schoolHolidays: string | null, weekdays: Array<{ text: string } | null>, months: Array<{ name: string, title: string, workingDays: number, holidayCount: number, weekendDays: number, longWeekends: string | null, holidays: Array<{ day: number, name: string } | null> | null, observances: Array<{ day: number, name: string } | null> | null } | null> | null } | null }
    | { __typename: 'ComponentBlocksCallToAction', title: string, text: string, backLabel: string | null, amounts: Array<{ value: number } | null> | null, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksClosing', title: string, text: string, link: { text: string, url: string }, secondaryLink: { text: string, url: string } | null }
    | { __typename: 'ComponentBlocksComments', title: string, lead: string | null }
    | { __typename: 'ComponentBlocksCookieTable', heading: string | null }
    | { __typename: 'ComponentBlocksEligibilityTest', title: string, lead: string | null, over: string, citizen: string, validIdentity: string, validBank: string, note: string, link: { text: string, url: string } }
    | { __typename: 'ComponentBlocksFaq', title: string, lead: string | null, items: Array<{ question: string, answer: string } | null> }
    | { __typename: 'ComponentBlocksGlossary', title: string, lead: string | null, terms: Array<{ term: string, otherForms: string | null, definition: string } | null> }
    | { __typename: 'ComponentBlocksHero', title: string, amountLabel: string, periodLabel: string, totalLabel: string, lentLabel: string, costLabel: string, rateLabel: string, dueDateLabel: string, buttonLabel: string, note: string, illustrationAlt: string | null, heroLead: string }
    | { __typename: 'ComponentBlocksImage', alternativeText: string, imageCaption: string | null, image: { url: string, width: number | null, height: number | null } | null }
    | { __typename: 'ComponentBlocksLenderList', title: string, lead: string | null, limit: number }
    | { __typename: 'ComponentBlocksLoanPurposes', title: string, lead: string | null, items: Array<{ icon: Enum_Componentsharediconitem_Icon, title: string, text: string, url: string | null } | null> }
    | { __typename: 'ComponentBlocksNotice', tone: Enum_Componentblocksnotice_Tone, text: string }
    | { __typename: 'ComponentBlocksOfferList', title: string, lead: string | null, amount: number | null, days: number | null, limit: number, audience: Enum_Componentblocksofferlist_Audience | null, productKind: Enum_Componentblocksofferlist_Productkind | null, onlyTakingApplications: boolean, onlyAcceptingDefaultRegister: boolean, onlyFirstLoanFree: boolean }
    | { __typename: 'ComponentBlocksPartnerList', title: string, lead: string | null }
    | { __typename: 'ComponentBlocksRichText', body: string, heading: string | null }
    | { __typename: 'ComponentBlocksStatistics', title: string, note: string, items: Array<{ value: number, unit: string | null, label: string, isClaim: boolean } | null> }
    | { __typename: 'ComponentBlocksSteps', title: string, lead: string | null, items: Array<{ actor: Enum_Componentsharedstep_Actor, title: string, text: string } | null> }
    | { __typename: 'ComponentBlocksTable', caption: string, rows: string, tableNote: string | null }
    | { __typename: 'ComponentBlocksTestimonials', title: string, note: string, testimonials: Array<{ name: string, text: string, date: string, stars: number, origin: Enum_Testimonial_Origin, reply: string | null, replyLabel: Enum_Testimonial_Replylabel | null, image: { url: string } | null } | null> }
    | { __typename: 'Error', code: string }
   | null> | null };

export type LenderNameQueryVariables = Exact<{
  locale: string;
  documentId: string | number;
}>;


export type LenderNameQuery = { lenders: Array<{ documentId: string, name: string, slug: string } | null> };

export type SeoPagesQueryVariables = Exact<{
  locale: string;
}>;


export type SeoPagesQuery = { pages: Array<{ slug: string, title: string, lead: string | null, seo: { noindex: boolean } | null } | null> };

export type PartnerListQueryVariables = Exact<{
  locale: string;
}>;


export type PartnerListQuery = { partners: Array<{ name: string, link: string | null, description: string | null, image: { url: string, width: number | null, height: number | null } | null, lender: { name: string, slug: string, sampleData: boolean } | null } | null> };

export type PartnerRowFragment = { name: string, link: string | null, description: string | null, image: { url: string, width: number | null, height: number | null } | null, lender: { name: string, slug: string, sampleData: boolean } | null };

export type RatingSummaryQueryVariables = Exact<{
  locale: string;
  subjectType: string;
  subjectId: string;
}>;


export type RatingSummaryQuery = { ratingSummary: { count: number, average: number | null } };

export type RatingSummaryViewFragment = { count: number, average: number | null };

export type SearchDocumentsQueryVariables = Exact<{
  locale: string;
  documentIds: Array<string | number | null | undefined> | string | number;
  hasGuide: boolean;
}>;


export type SearchDocumentsQuery = { lendersGuide?: { documentId: string, title: string, intro: string, blocks: Array<
      | { text: string }
      | { body: string, heading: string | null }
      | Record<PropertyKey, never>
     | null> | null } | null, page: Array<{ documentId: string, title: string, lead: string | null, blocks: Array<
      | { title: string, items: Array<{ title: string, text: string } | null> }
      | { title: string, text: string }
      | { title: string, items: Array<{ question: string, answer: string } | null> }
      | { title: string, heroLead: string }
      | { text: string }
      | { body: string, heading: string | null }
      | { title: string, items: Array<{ title: string, text: string } | null> }
      | Record<PropertyKey, never>
     | null> | null } | null>, article: Array<{ documentId: string, title: string, excerpt: string, blocks: Array<
      | { title: string, text: string }
      | { title: string, items: Array<{ question: string, answer: string } | null> }
      | { text: string }
      | { body: string, heading: string | null }
      | { title: string, items: Array<{ title: string, text: string } | null> }
      | Record<PropertyKey, never>
     | null> | null } | null>, lender: Array<{ documentId: string, name: string, legalName: string | null, summary: string, blocks: Array<
      | { title: string, items: Array<{ question: string, answer: string } | null> }
      | { text: string }
      | { body: string, heading: string | null }
      | Record<PropertyKey, never>
     | null> | null } | null>, bank: Array<{ documentId: string, name: string, legalName: string | null, summary: string, blocks: Array<
      | { title: string, items: Array<{ question: string, answer: string } | null> }
      | { text: string }
      | { body: string, heading: string | null }
      | Record<PropertyKey, never>
     | null> | null } | null>, author: Array<{ documentId: string, name: string, jobTitle: string, bio: string } | null>, calendar: Array<{ documentId: string, title: string, header: string, caption: string, blocks: Array<
      | { title: string, items: Array<{ question: string, answer: string } | null> }
      | { text: string }
      | { body: string, heading: string | null }
      | Record<PropertyKey, never>
     | null> | null } | null>, tag: Array<{ documentId: string, name: string, description: string } | null> };

export type SearchHeroFragment = { title: string, heroLead: string };

export type SearchRichTextFragment = { body: string, heading: string | null };

export type SearchNoticeFragment = { text: string };

export type SearchFaqFragment = { title: string, items: Array<{ question: string, answer: string } | null> };

export type SearchStepsFragment = { title: string, items: Array<{ title: string, text: string } | null> };

export type SearchBenefitsFragment = { title: string, items: Array<{ title: string, text: string } | null> };

export type SearchClosingFragment = { title: string, text: string };

export type AddressRowsQueryVariables = Exact<{
  locale: string;
  type: string;
  after?: string | null | undefined;
}>;


export type AddressRowsQuery = { addressRows: { rows: Array<unknown>, next: string | null } };

export type SiteVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteVersionsQuery = { siteVersions: Array<{ locale: string, version: string }> };

export type GlossaryQueryVariables = Exact<{
  locale: string;
}>;


export type GlossaryQuery = { pages: Array<{ blocks: Array<
      | { __typename: 'ComponentBlocksAuthorBox' }
      | { __typename: 'ComponentBlocksBenefits' }
      | { __typename: 'ComponentBlocksCalculator' }
      | { __typename: 'ComponentBlocksCalendar' }
      | { __typename: 'ComponentBlocksCallToAction' }
      | { __typename: 'ComponentBlocksClosing' }
      | { __typename: 'ComponentBlocksComments' }
      | { __typename: 'ComponentBlocksCookieTable' }
      | { __typename: 'ComponentBlocksEligibilityTest' }
      | { __typename: 'ComponentBlocksFaq' }
      | { __typename: 'ComponentBlocksGlossary', title: string, lead: string | null, terms: Array<{ term: string, otherForms: string | null, definition: string } | null> }
      | { __typename: 'ComponentBlocksHero' }
      | { __typename: 'ComponentBlocksImage' }
      | { __typename: 'ComponentBlocksLenderList' }
      | { __typename: 'ComponentBlocksLoanPurposes' }
      | { __typename: 'ComponentBlocksNotice' }
      | { __typename: 'ComponentBlocksOfferList' }
      | { __typename: 'ComponentBlocksPartnerList' }
      | { __typename: 'ComponentBlocksRichText' }
      | { __typename: 'ComponentBlocksStatistics' }
      | { __typename: 'ComponentBlocksSteps' }
      | { __typename: 'ComponentBlocksTable' }
      | { __typename: 'ComponentBlocksTestimonials' }
      | { __typename: 'Error' }
     | null> | null } | null> };

export type ReviewerPartsFragment = { name: string, slug: string, jobTitle: string, credentials: string | null, specialty: string | null };

export type KeptDaysQueryVariables = Exact<{
  locale: string;
}>;


export type KeptDaysQuery = { siteSetting: { retention: { unpickedDays: number, declinedDays: number, finishedBlockDays: number, finishedEraseDays: number, clickDays: number, consentProofDays: number, commentEmailDays: number } | null } | null };

export type LenderCountQueryVariables = Exact<{
  locale: string;
}>;


export type LenderCountQuery = { lenders_connection: { pageInfo: { total: number } } | null, sampleLenders: Array<{ documentId: string } | null>, sampleOffers: Array<{ documentId: string } | null> };

export type MenuQueryVariables = Exact<{
  locale: string;
}>;


export type MenuQuery = { menu: { groups: Array<{ place: Enum_Componentnavigationlinkgroup_Place, title: string | null, links: Array<{ text: string, url: string, icon: Enum_Componentsharedlink_Icon | null, isHidden: boolean, isProminent: boolean } | null> } | null> } | null };

export type MenuLinkFragment = { text: string, url: string, icon: Enum_Componentsharedlink_Icon | null, isHidden: boolean, isProminent: boolean };

export type SeoPartsFragment = { title: string | null, description: string | null, noindex: boolean };

export type SiteSettingsQueryVariables = Exact<{
  locale: string;
}>;


export type SiteSettingsQuery = { siteSetting: { siteName: string, providerId: string | null, leadId: string | null, tagline: string, experimentCode: string | null, experimentState: Enum_Sitesetting_Experimentstate | null, experimentPercentB: number | null, experimentStartsAt: string | null, experimentEndsAt: string | null, tagLimits: Array<{ header: string, tags: number } | null> | null, moneyFormat: { groupSeparator: Enum_Componentsettingsmoneyformat_Groupseparator, decimalSeparator: Enum_Componentsettingsmoneyformat_Decimalseparator, currencySymbol: string, currencyPosition: Enum_Componentsettingsmoneyformat_Currencyposition, decimals: number }, structuredData: { language: string, locale: string, country: string, currency: string, contactEmail: string, appName: string | null, appStoreUrl: string | null }, legalProvider: { companyName: string | null, taxId: string | null, address: string | null, registry: string | null, intermediaryNumber: string | null, email: string | null, complaintsChannel: string | null } | null, compliance: { warning: string, intermediaryShort: string, intermediaryStatement: string, howWeEarn: string, costLimits: string, howWeRank: string, reviewsNote: string, hideFallbackFigures: boolean, showClaims: boolean, minRepaymentDays: number, maxRepaymentDays: number }, representativeExamples: Array<{ amount: number, days: number, nominalRatePercent: number, aprPercent: number, fees: string, totalRepayable: number, isPromotional: boolean } | null>, simulator: { amountMin: number, amountMax: number, amountStep: number, amountDefault: number, daysMin: number, daysMax: number, daysDefault: number, nominalRatePercent: number, instalmentRatePercent: number | null }, seo: { title: string | null, description: string | null } } | null };

export type SiteSettingsPartsFragment = { siteName: string, providerId: string | null, leadId: string | null, tagline: string, experimentCode: string | null, experimentState: Enum_Sitesetting_Experimentstate | null, experimentPercentB: number | null, experimentStartsAt: string | null, experimentEndsAt: string | null, tagLimits: Array<{ header: string, tags: number } | null> | null, moneyFormat: { groupSeparator: Enum_Componentsettingsmoneyformat_Groupseparator, decimalSeparator: Enum_Componentsettingsmoneyformat_Decimalseparator, currencySymbol: string, currencyPosition: Enum_Componentsettingsmoneyformat_Currencyposition, decimals: number }, structuredData: { language: string, locale: string, country: string, currency: string, contactEmail: string, appName: string | null, appStoreUrl: string | null }, legalProvider: { companyName: string | null, taxId: string | null, address: string | null, registry: string | null, intermediaryNumber: string | null, email: string | null, complaintsChannel: string | null } | null, compliance: { warning: string, intermediaryShort: string, intermediaryStatement: string, howWeEarn: string, costLimits: string, howWeRank: string, reviewsNote: string, hideFallbackFigures: boolean, showClaims: boolean, minRepaymentDays: number, maxRepaymentDays: number }, representativeExamples: Array<{ amount: number, days: number, nominalRatePercent: number, aprPercent: number, fees: string, totalRepayable: number, isPromotional: boolean } | null>, simulator: { amountMin: number, amountMax: number, amountStep: number, amountDefault: number, daysMin: number, daysMax: number, daysDefault: number, nominalRatePercent: number, instalmentRatePercent: number | null }, seo: { title: string | null, description: string | null } };

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
export const SeoPartsFragmentDoc = new TypedDocumentString(`
    fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}
    `, {"fragmentName":"SeoParts"}) as unknown as TypedDocumentString<SeoPartsFragment, unknown>;
export const AuthorViewFragmentDoc = new TypedDocumentString(`
    fragment AuthorView on Author {
  name
  slug
  number
  jobTitle
  credentials
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
export const LenderOfBankFragmentDoc = new TypedDocumentString(`
    fragment LenderOfBank on Lender {
  name
  slug
  agreement
  sampleData
}
    `, {"fragmentName":"LenderOfBank"}) as unknown as TypedDocumentString<LenderOfBankFragment, unknown>;
export const ReviewerPartsFragmentDoc = new TypedDocumentString(`
    fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
    `, {"fragmentName":"ReviewerParts"}) as unknown as TypedDocumentString<ReviewerPartsFragment, unknown>;
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
export const TableBlockFragmentDoc = new TypedDocumentString(`
    fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
    `, {"fragmentName":"TableBlock"}) as unknown as TypedDocumentString<TableBlockFragment, unknown>;
export const ImageBlockFragmentDoc = new TypedDocumentString(`
    fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
    `, {"fragmentName":"ImageBlock"}) as unknown as TypedDocumentString<ImageBlockFragment, unknown>;
export const BankBlocksFragmentDoc = new TypedDocumentString(`
    fragment BankBlocks on BankBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...ClosingBlock
  ...TableBlock
  ...ImageBlock
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}`, {"fragmentName":"BankBlocks"}) as unknown as TypedDocumentString<BankBlocksFragment, unknown>;
export const BankViewFragmentDoc = new TypedDocumentString(`
    fragment BankView on Bank {
  name
  slug
  kind
  summary
  logo {
    url
    width
    height
  }
  legalName
  registerCode
  website
  phone
  address
  foundedIn
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  checkedOn
  reviewer {
    ...ReviewerParts
  }
  sampleData
  seo {
    ...SeoParts
  }
  blocks {
    ...BankBlocks
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment BankBlocks on BankBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...ClosingBlock
  ...TableBlock
  ...ImageBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"BankView"}) as unknown as TypedDocumentString<BankViewFragment, unknown>;
export const AuthorBoxFragmentDoc = new TypedDocumentString(`
    fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}
    `, {"fragmentName":"AuthorBox"}) as unknown as TypedDocumentString<AuthorBoxFragment, unknown>;
export const BankLinkFragmentDoc = new TypedDocumentString(`
    fragment BankLink on Bank {
  name
  slug
  sampleData
}
    `, {"fragmentName":"BankLink"}) as unknown as TypedDocumentString<BankLinkFragment, unknown>;
export const OfferListBlockFragmentDoc = new TypedDocumentString(`
    fragment OfferListBlock on ComponentBlocksOfferList {
  title
  lead
  amount
  days
  limit
  audience
  productKind
  onlyTakingApplications
  onlyAcceptingDefaultRegister
  onlyFirstLoanFree
}
    `, {"fragmentName":"OfferListBlock"}) as unknown as TypedDocumentString<OfferListBlockFragment, unknown>;
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
export const CalculatorKindFragmentDoc = new TypedDocumentString(`
    fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
}
    `, {"fragmentName":"CalculatorKind"}) as unknown as TypedDocumentString<CalculatorKindFragment, unknown>;
export const CalculatorBlockFragmentDoc = new TypedDocumentString(`
    fragment CalculatorBlock on ComponentBlocksCalculator {
  title
  lead
  note
  kinds(pagination: {limit: 2}) {
    ...CalculatorKind
  }
}
    fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
}`, {"fragmentName":"CalculatorBlock"}) as unknown as TypedDocumentString<CalculatorBlockFragment, unknown>;
export const EligibilityTestBlockFragmentDoc = new TypedDocumentString(`
    fragment EligibilityTestBlock on ComponentBlocksEligibilityTest {
  title
  lead
  over
  citizen
  validIdentity
  validBank
  note
  link {
    text
    url
  }
}
    `, {"fragmentName":"EligibilityTestBlock"}) as unknown as TypedDocumentString<EligibilityTestBlockFragment, unknown>;
export const AuthorBoxBlockFragmentDoc = new TypedDocumentString(`
    fragment AuthorBoxBlock on ComponentBlocksAuthorBox {
  author {
    ...AuthorBox
  }
}
    fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}`, {"fragmentName":"AuthorBoxBlock"}) as unknown as TypedDocumentString<AuthorBoxBlockFragment, unknown>;
export const ArticleBlocksFragmentDoc = new TypedDocumentString(`
    fragment ArticleBlocks on ArticleBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...OfferListBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ...CalculatorBlock
  ...EligibilityTestBlock
  ...TableBlock
  ...ImageBlock
  ...AuthorBoxBlock
  ... on Error {
    code
  }
}
    fragment AuthorBoxBlock on ComponentBlocksAuthorBox {
  author {
    ...AuthorBox
  }
}
fragment CalculatorBlock on ComponentBlocksCalculator {
  title
  lead
  note
  kinds(pagination: {limit: 2}) {
    ...CalculatorKind
  }
}
fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
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
fragment EligibilityTestBlock on ComponentBlocksEligibilityTest {
  title
  lead
  over
  citizen
  validIdentity
  validBank
  note
  link {
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment OfferListBlock on ComponentBlocksOfferList {
  title
  lead
  amount
  days
  limit
  audience
  productKind
  onlyTakingApplications
  onlyAcceptingDefaultRegister
  onlyFirstLoanFree
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}`, {"fragmentName":"ArticleBlocks"}) as unknown as TypedDocumentString<ArticleBlocksFragment, unknown>;
export const ArticleViewFragmentDoc = new TypedDocumentString(`
    fragment ArticleView on Article {
  documentId
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  editedOn
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
    ...ReviewerParts
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
  banks(pagination: {limit: 20}) {
    ...BankLink
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
    fragment AuthorBoxBlock on ComponentBlocksAuthorBox {
  author {
    ...AuthorBox
  }
}
fragment CalculatorBlock on ComponentBlocksCalculator {
  title
  lead
  note
  kinds(pagination: {limit: 2}) {
    ...CalculatorKind
  }
}
fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
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
fragment EligibilityTestBlock on ComponentBlocksEligibilityTest {
  title
  lead
  over
  citizen
  validIdentity
  validBank
  note
  link {
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment OfferListBlock on ComponentBlocksOfferList {
  title
  lead
  amount
  days
  limit
  audience
  productKind
  onlyTakingApplications
  onlyAcceptingDefaultRegister
  onlyFirstLoanFree
}
fragment ArticleBlocks on ArticleBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...OfferListBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ...CalculatorBlock
  ...EligibilityTestBlock
  ...TableBlock
  ...ImageBlock
  ...AuthorBoxBlock
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}
fragment BankLink on Bank {
  name
  slug
  sampleData
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"ArticleView"}) as unknown as TypedDocumentString<ArticleViewFragment, unknown>;
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
export const CalendarYearFragmentDoc = new TypedDocumentString(`
    fragment CalendarYear on WorkCalendar {
  year
  isComputed
  holidaysLabel
  observancesLabel
  weekdays(pagination: {limit: 7}) {
    text
  }
  months(pagination: {limit: 12}) {
    name
    title
    holidays {
      day
      name
    }
    observances {
      day
      name
    }
    workingDays
    holidayCount
    weekendDays
    longWeekends
  }
  schoolHolidays
}
    `, {"fragmentName":"CalendarYear"}) as unknown as TypedDocumentString<CalendarYearFragment, unknown>;
export const CalendarBlocksFragmentDoc = new TypedDocumentString(`
    fragment CalendarBlocks on WorkCalendarBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...TableBlock
  ... on Error {
    code
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}`, {"fragmentName":"CalendarBlocks"}) as unknown as TypedDocumentString<CalendarBlocksFragment, unknown>;
export const CalendarViewFragmentDoc = new TypedDocumentString(`
    fragment CalendarView on WorkCalendar {
  title
  slug
  breadcrumb
  caption
  header
  image {
    url
    width
    height
  }
  imageAlt
  author {
    name
    slug
    jobTitle
    photo {
      url
    }
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
  views
  writtenOn
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  seo {
    ...SeoParts
  }
  ...CalendarYear
  blocks {
    ...CalendarBlocks
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
fragment CalendarBlocks on WorkCalendarBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...TableBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment CalendarYear on WorkCalendar {
  year
  isComputed
  holidaysLabel
  observancesLabel
  weekdays(pagination: {limit: 7}) {
    text
  }
  months(pagination: {limit: 12}) {
    name
    title
    holidays {
      day
      name
    }
    observances {
      day
      name
    }
    workingDays
    holidayCount
    weekendDays
    longWeekends
  }
  schoolHolidays
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"CalendarView"}) as unknown as TypedDocumentString<CalendarViewFragment, unknown>;
export const CommentViewFragmentDoc = new TypedDocumentString(`
    fragment CommentView on VisitorComment {
  id
  name
  text
  rating
  sentAt
  replyLabel
  verifiedBy
}
    `, {"fragmentName":"CommentView"}) as unknown as TypedDocumentString<CommentViewFragment, unknown>;
export const CommentPageViewFragmentDoc = new TypedDocumentString(`
    fragment CommentPageView on CommentPage {
  comments {
    ...CommentView
    replies {
      ...CommentView
    }
  }
  total
  pageCount
  ratingCount
  ratingAverage
}
    fragment CommentView on VisitorComment {
  id
  name
  text
  rating
  sentAt
  replyLabel
  verifiedBy
}`, {"fragmentName":"CommentPageView"}) as unknown as TypedDocumentString<CommentPageViewFragment, unknown>;
export const LenderBlocksFragmentDoc = new TypedDocumentString(`
    fragment LenderBlocks on LenderBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ...TableBlock
  ...ImageBlock
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
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
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}`, {"fragmentName":"LenderBlocks"}) as unknown as TypedDocumentString<LenderBlocksFragment, unknown>;
export const LenderViewFragmentDoc = new TypedDocumentString(`
    fragment LenderView on Lender {
  documentId
  name
  slug
  summary
  logo {
    url
    width
    height
  }
  legalName
  website
  email
  phone
  address
  foundedIn
  licence {
    register
    number
    url
  }
  complaints {
    text
    email
    phone
    url
    address
  }
  conditions {
    minAmount
    maxAmount
    minDays
    maxDays
    tinFromPercent
    tinToPercent
    aprFromPercent
    aprToPercent
    fees
    payout
    earlyRepayment
    latePayment
  }
  criteria {
    minAge
    maxAge
    minMonthlyIncome
    acceptsDefaultRegister
    acceptsEmployees
    acceptsSelfEmployed
    acceptsPensioners
    acceptsUnemployed
    acceptsStudents
    needsIdentityDocument
    needsBankAccount
    needsPhone
    otherRequirements
  }
  strengths(pagination: {limit: 10}) {
    text
  }
  weaknesses(pagination: {limit: 10}) {
    text
  }
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  checkedOn
  reviewer {
    ...ReviewerParts
  }
  agreement
  bank {
    ...BankLink
  }
  sampleData
  seo {
    ...SeoParts
  }
  blocks {
    ...LenderBlocks
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment LenderBlocks on LenderBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ...TableBlock
  ...ImageBlock
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment BankLink on Bank {
  name
  slug
  sampleData
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"LenderView"}) as unknown as TypedDocumentString<LenderViewFragment, unknown>;
export const LenderRowFragmentDoc = new TypedDocumentString(`
    fragment LenderRow on Lender {
  name
  slug
  summary
  logo {
    url
    width
    height
  }
  legalName
  foundedIn
  licence {
    register
    number
  }
  conditions {
    minAmount
    maxAmount
    minDays
    maxDays
    aprFromPercent
    aprToPercent
  }
  criteria {
    acceptsDefaultRegister
  }
  checkedOn
  sampleData
}
    `, {"fragmentName":"LenderRow"}) as unknown as TypedDocumentString<LenderRowFragment, unknown>;
export const LendersGuideBlocksFragmentDoc = new TypedDocumentString(`
    fragment LendersGuideBlocks on LendersGuideBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...TableBlock
  ...ImageBlock
  ... on Error {
    code
  }
}
    fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}`, {"fragmentName":"LendersGuideBlocks"}) as unknown as TypedDocumentString<LendersGuideBlocksFragment, unknown>;
export const LendersGuideViewFragmentDoc = new TypedDocumentString(`
    fragment LendersGuideView on LendersGuide {
  title
  intro
  breadcrumbs(pagination: {limit: 10}) {
    text
    url
  }
  entityLabel
  opinionsLabel
  listTitle
  stepsTitle
  steps(pagination: {limit: 20}) {
    title
    subtitle
  }
  blocks {
    ...LendersGuideBlocks
  }
  faqTitle
  faq(pagination: {limit: 50}) {
    question
    answer
  }
  ctaTitle
  ctaLink {
    text
    url
  }
  reviewedOn
  reviewer {
    ...ReviewerParts
  }
  seo {
    ...SeoParts
  }
}
    fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment LendersGuideBlocks on LendersGuideBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...TableBlock
  ...ImageBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"LendersGuideView"}) as unknown as TypedDocumentString<LendersGuideViewFragment, unknown>;
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
    isClaim
  }
}
    `, {"fragmentName":"StatisticsBlock"}) as unknown as TypedDocumentString<StatisticsBlockFragment, unknown>;
export const TestimonialsBlockFragmentDoc = new TypedDocumentString(`
    fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  testimonials {
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
export const LenderListBlockFragmentDoc = new TypedDocumentString(`
    fragment LenderListBlock on ComponentBlocksLenderList {
  title
  lead
  limit
}
    `, {"fragmentName":"LenderListBlock"}) as unknown as TypedDocumentString<LenderListBlockFragment, unknown>;
export const PartnerListBlockFragmentDoc = new TypedDocumentString(`
    fragment PartnerListBlock on ComponentBlocksPartnerList {
  title
  lead
}
    `, {"fragmentName":"PartnerListBlock"}) as unknown as TypedDocumentString<PartnerListBlockFragment, unknown>;
export const CalendarBlockFragmentDoc = new TypedDocumentString(`
    fragment CalendarBlock on ComponentBlocksCalendar {
  title
  calendar {
    slug
    ...CalendarYear
  }
}
    fragment CalendarYear on WorkCalendar {
  year
  isComputed
  holidaysLabel
  observancesLabel
  weekdays(pagination: {limit: 7}) {
    text
  }
  months(pagination: {limit: 12}) {
    name
    title
    holidays {
      day
      name
    }
    observances {
      day
      name
    }
    workingDays
    holidayCount
    weekendDays
    longWeekends
  }
  schoolHolidays
}`, {"fragmentName":"CalendarBlock"}) as unknown as TypedDocumentString<CalendarBlockFragment, unknown>;
export const CommentsBlockFragmentDoc = new TypedDocumentString(`
    fragment CommentsBlock on ComponentBlocksComments {
  title
  lead
}
    `, {"fragmentName":"CommentsBlock"}) as unknown as TypedDocumentString<CommentsBlockFragment, unknown>;
export const CookieTableBlockFragmentDoc = new TypedDocumentString(`
    fragment CookieTableBlock on ComponentBlocksCookieTable {
  heading: title
}
    `, {"fragmentName":"CookieTableBlock"}) as unknown as TypedDocumentString<CookieTableBlockFragment, unknown>;
export const GlossaryBlockFragmentDoc = new TypedDocumentString(`
    fragment GlossaryBlock on ComponentBlocksGlossary {
  title
  lead
  terms(pagination: {limit: 100}) {
    term
    otherForms
    definition
  }
}
    `, {"fragmentName":"GlossaryBlock"}) as unknown as TypedDocumentString<GlossaryBlockFragment, unknown>;
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
  ...OfferListBlock
  ...LenderListBlock
  ...PartnerListBlock
  ...CalendarBlock
  ...CommentsBlock
  ...CalculatorBlock
  ...EligibilityTestBlock
  ...TableBlock
  ...CookieTableBlock
  ...GlossaryBlock
  ...ImageBlock
  ...AuthorBoxBlock
  ... on Error {
    code
  }
}
    fragment AuthorBoxBlock on ComponentBlocksAuthorBox {
  author {
    ...AuthorBox
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
fragment CalculatorBlock on ComponentBlocksCalculator {
  title
  lead
  note
  kinds(pagination: {limit: 2}) {
    ...CalculatorKind
  }
}
fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
}
fragment CalendarBlock on ComponentBlocksCalendar {
  title
  calendar {
    slug
    ...CalendarYear
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
fragment CommentsBlock on ComponentBlocksComments {
  title
  lead
}
fragment CookieTableBlock on ComponentBlocksCookieTable {
  heading: title
}
fragment EligibilityTestBlock on ComponentBlocksEligibilityTest {
  title
  lead
  over
  citizen
  validIdentity
  validBank
  note
  link {
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
fragment GlossaryBlock on ComponentBlocksGlossary {
  title
  lead
  terms(pagination: {limit: 100}) {
    term
    otherForms
    definition
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment LenderListBlock on ComponentBlocksLenderList {
  title
  lead
  limit
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
fragment OfferListBlock on ComponentBlocksOfferList {
  title
  lead
  amount
  days
  limit
  audience
  productKind
  onlyTakingApplications
  onlyAcceptingDefaultRegister
  onlyFirstLoanFree
}
fragment PartnerListBlock on ComponentBlocksPartnerList {
  title
  lead
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
    isClaim
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  testimonials {
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
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}
fragment CalendarYear on WorkCalendar {
  year
  isComputed
  holidaysLabel
  observancesLabel
  weekdays(pagination: {limit: 7}) {
    text
  }
  months(pagination: {limit: 12}) {
    name
    title
    holidays {
      day
      name
    }
    observances {
      day
      name
    }
    workingDays
    holidayCount
    weekendDays
    longWeekends
  }
  schoolHolidays
}`, {"fragmentName":"PageBlocks"}) as unknown as TypedDocumentString<PageBlocksFragment, unknown>;
export const PageViewFragmentDoc = new TypedDocumentString(`
    fragment PageView on Page {
  title
  lead
  kind
  fixedPage
  slug
  audience
  lender {
    documentId
  }
  reviewedOn
  reviewer {
    ...ReviewerParts
  }
  seo {
    ...SeoParts
  }
  blocks {
    ...PageBlocks
  }
}
    fragment AuthorBoxBlock on ComponentBlocksAuthorBox {
  author {
    ...AuthorBox
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
fragment CalculatorBlock on ComponentBlocksCalculator {
  title
  lead
  note
  kinds(pagination: {limit: 2}) {
    ...CalculatorKind
  }
}
fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
}
fragment CalendarBlock on ComponentBlocksCalendar {
  title
  calendar {
    slug
    ...CalendarYear
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
fragment CommentsBlock on ComponentBlocksComments {
  title
  lead
}
fragment CookieTableBlock on ComponentBlocksCookieTable {
  heading: title
}
fragment EligibilityTestBlock on ComponentBlocksEligibilityTest {
  title
  lead
  over
  citizen
  validIdentity
  validBank
  note
  link {
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
fragment GlossaryBlock on ComponentBlocksGlossary {
  title
  lead
  terms(pagination: {limit: 100}) {
    term
    otherForms
    definition
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment LenderListBlock on ComponentBlocksLenderList {
  title
  lead
  limit
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
fragment OfferListBlock on ComponentBlocksOfferList {
  title
  lead
  amount
  days
  limit
  audience
  productKind
  onlyTakingApplications
  onlyAcceptingDefaultRegister
  onlyFirstLoanFree
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
  ...OfferListBlock
  ...LenderListBlock
  ...PartnerListBlock
  ...CalendarBlock
  ...CommentsBlock
  ...CalculatorBlock
  ...EligibilityTestBlock
  ...TableBlock
  ...CookieTableBlock
  ...GlossaryBlock
  ...ImageBlock
  ...AuthorBoxBlock
  ... on Error {
    code
  }
}
fragment PartnerListBlock on ComponentBlocksPartnerList {
  title
  lead
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
    isClaim
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  testimonials {
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
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}
fragment CalendarYear on WorkCalendar {
  year
  isComputed
  holidaysLabel
  observancesLabel
  weekdays(pagination: {limit: 7}) {
    text
  }
  months(pagination: {limit: 12}) {
    name
    title
    holidays {
      day
      name
    }
    observances {
      day
      name
    }
    workingDays
    holidayCount
    weekendDays
    longWeekends
  }
  schoolHolidays
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`, {"fragmentName":"PageView"}) as unknown as TypedDocumentString<PageViewFragment, unknown>;
export const PartnerRowFragmentDoc = new TypedDocumentString(`
    fragment PartnerRow on Partner {
  name
  image {
    url
    width
    height
  }
  link
  description
  lender {
    name
    slug
    sampleData
  }
}
    `, {"fragmentName":"PartnerRow"}) as unknown as TypedDocumentString<PartnerRowFragment, unknown>;
export const RatingSummaryViewFragmentDoc = new TypedDocumentString(`
    fragment RatingSummaryView on RatingSummary {
  count
  average
}
    `, {"fragmentName":"RatingSummaryView"}) as unknown as TypedDocumentString<RatingSummaryViewFragment, unknown>;
export const SearchHeroFragmentDoc = new TypedDocumentString(`
    fragment SearchHero on ComponentBlocksHero {
  title
  heroLead: lead
}
    `, {"fragmentName":"SearchHero"}) as unknown as TypedDocumentString<SearchHeroFragment, unknown>;
export const SearchRichTextFragmentDoc = new TypedDocumentString(`
    fragment SearchRichText on ComponentBlocksRichText {
  heading: title
  body
}
    `, {"fragmentName":"SearchRichText"}) as unknown as TypedDocumentString<SearchRichTextFragment, unknown>;
export const SearchNoticeFragmentDoc = new TypedDocumentString(`
    fragment SearchNotice on ComponentBlocksNotice {
  text
}
    `, {"fragmentName":"SearchNotice"}) as unknown as TypedDocumentString<SearchNoticeFragment, unknown>;
export const SearchFaqFragmentDoc = new TypedDocumentString(`
    fragment SearchFaq on ComponentBlocksFaq {
  title
  items {
    question
    answer
  }
}
    `, {"fragmentName":"SearchFaq"}) as unknown as TypedDocumentString<SearchFaqFragment, unknown>;
export const SearchStepsFragmentDoc = new TypedDocumentString(`
    fragment SearchSteps on ComponentBlocksSteps {
  title
  items {
    title
    text
  }
}
    `, {"fragmentName":"SearchSteps"}) as unknown as TypedDocumentString<SearchStepsFragment, unknown>;
export const SearchBenefitsFragmentDoc = new TypedDocumentString(`
    fragment SearchBenefits on ComponentBlocksBenefits {
  title
  items {
    title
    text
  }
}
    `, {"fragmentName":"SearchBenefits"}) as unknown as TypedDocumentString<SearchBenefitsFragment, unknown>;
export const SearchClosingFragmentDoc = new TypedDocumentString(`
    fragment SearchClosing on ComponentBlocksClosing {
  title
  text
}
    `, {"fragmentName":"SearchClosing"}) as unknown as TypedDocumentString<SearchClosingFragment, unknown>;
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
  leadId
  tagLimits(pagination: {limit: 20}) {
    header
    tags
  }
  tagline
  experimentCode
  experimentState
  experimentPercentB
  experimentStartsAt
  experimentEndsAt
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
    howWeRank
    reviewsNote
    hideFallbackFigures
    showClaims
    minRepaymentDays
    maxRepaymentDays
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
    instalmentRatePercent
  }
  seo {
    title
    description
  }
}
    `, {"fragmentName":"SiteSettingsParts"}) as unknown as TypedDocumentString<SiteSettingsPartsFragment, unknown>;
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
  credentials
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
export const BankBySlugDocument = new TypedDocumentString(`
    query BankBySlug($locale: I18NLocaleCode!, $slug: String!) {
  banks(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    ...BankView
  }
  lenders(
    locale: $locale
    filters: {bank: {slug: {eq: $slug}}}
    pagination: {limit: 100}
  ) {
    ...LenderOfBank
  }
  articles(
    locale: $locale
    filters: {banks: {slug: {eq: $slug}}}
    sort: ["writtenOn:desc", "slug:asc"]
    pagination: {limit: 20}
  ) {
    ...ArticleCard
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment BankBlocks on BankBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...ClosingBlock
  ...TableBlock
  ...ImageBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment LenderOfBank on Lender {
  name
  slug
  agreement
  sampleData
}
fragment BankView on Bank {
  name
  slug
  kind
  summary
  logo {
    url
    width
    height
  }
  legalName
  registerCode
  website
  phone
  address
  foundedIn
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  checkedOn
  reviewer {
    ...ReviewerParts
  }
  sampleData
  seo {
    ...SeoParts
  }
  blocks {
    ...BankBlocks
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
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<BankBySlugQuery, BankBySlugQueryVariables>;
export const ArticleViewsDocument = new TypedDocumentString(`
    query ArticleViews($locale: I18NLocaleCode!) {
  articleViews(locale: $locale) {
    from
    until
    articles {
      slug
      views
    }
  }
}
    `) as unknown as TypedDocumentString<ArticleViewsQuery, ArticleViewsQueryVariables>;
export const ArticleBySlugDocument = new TypedDocumentString(`
    query ArticleBySlug($locale: I18NLocaleCode!, $slug: String!) {
  articles(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    ...ArticleView
  }
}
    fragment AuthorBoxBlock on ComponentBlocksAuthorBox {
  author {
    ...AuthorBox
  }
}
fragment CalculatorBlock on ComponentBlocksCalculator {
  title
  lead
  note
  kinds(pagination: {limit: 2}) {
    ...CalculatorKind
  }
}
fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
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
fragment EligibilityTestBlock on ComponentBlocksEligibilityTest {
  title
  lead
  over
  citizen
  validIdentity
  validBank
  note
  link {
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment OfferListBlock on ComponentBlocksOfferList {
  title
  lead
  amount
  days
  limit
  audience
  productKind
  onlyTakingApplications
  onlyAcceptingDefaultRegister
  onlyFirstLoanFree
}
fragment ArticleBlocks on ArticleBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...OfferListBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ...CalculatorBlock
  ...EligibilityTestBlock
  ...TableBlock
  ...ImageBlock
  ...AuthorBoxBlock
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}
fragment BankLink on Bank {
  name
  slug
  sampleData
}
fragment ArticleView on Article {
  documentId
  title
  slug
  excerpt
  isAtRoot
  writtenOn
  editedOn
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
    ...ReviewerParts
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
  banks(pagination: {limit: 20}) {
    ...BankLink
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
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
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
export const CalendarBySlugDocument = new TypedDocumentString(`
    query CalendarBySlug($locale: I18NLocaleCode!, $slug: String!) {
  workCalendars(
    locale: $locale
    filters: {slug: {eq: $slug}}
    pagination: {limit: 1}
  ) {
    ...CalendarView
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
fragment CalendarBlocks on WorkCalendarBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...TableBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment CalendarView on WorkCalendar {
  title
  slug
  breadcrumb
  caption
  header
  image {
    url
    width
    height
  }
  imageAlt
  author {
    name
    slug
    jobTitle
    photo {
      url
    }
  }
  tags(pagination: {limit: 20}) {
    name
    slug
  }
  views
  writtenOn
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  seo {
    ...SeoParts
  }
  ...CalendarYear
  blocks {
    ...CalendarBlocks
  }
}
fragment CalendarYear on WorkCalendar {
  year
  isComputed
  holidaysLabel
  observancesLabel
  weekdays(pagination: {limit: 7}) {
    text
  }
  months(pagination: {limit: 12}) {
    name
    title
    holidays {
      day
      name
    }
    observances {
      day
      name
    }
    workingDays
    holidayCount
    weekendDays
    longWeekends
  }
  schoolHolidays
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<CalendarBySlugQuery, CalendarBySlugQueryVariables>;
export const CalendarListDocument = new TypedDocumentString(`
    query CalendarList($locale: I18NLocaleCode!) {
  workCalendars(
    locale: $locale
    sort: ["year:desc", "slug:asc"]
    pagination: {limit: 100}
  ) {
    title
    slug
    year
    isComputed
    caption
    tags(pagination: {limit: 20}) {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<CalendarListQuery, CalendarListQueryVariables>;
export const CommentPageDocument = new TypedDocumentString(`
    query CommentPage($locale: I18NLocaleCode!, $subjectType: String!, $subjectId: String!, $order: String!, $page: Int!) {
  commentPage(
    locale: $locale
    subjectType: $subjectType
    subjectId: $subjectId
    order: $order
    page: $page
  ) {
    ...CommentPageView
  }
}
    fragment CommentPageView on CommentPage {
  comments {
    ...CommentView
    replies {
      ...CommentView
    }
  }
  total
  pageCount
  ratingCount
  ratingAverage
}
fragment CommentView on VisitorComment {
  id
  name
  text
  rating
  sentAt
  replyLabel
  verifiedBy
}`) as unknown as TypedDocumentString<CommentPageQuery, CommentPageQueryVariables>;
export const LenderBySlugDocument = new TypedDocumentString(`
    query LenderBySlug($locale: I18NLocaleCode!, $slug: String!) {
  lenders(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    ...LenderView
  }
  pages(
    locale: $locale
    filters: {kind: {eq: "lender"}, lender: {slug: {eq: $slug}}}
    sort: ["title:asc"]
    pagination: {limit: 20}
  ) {
    title
    slug
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment LenderBlocks on LenderBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...FaqBlock
  ...StepsBlock
  ...ClosingBlock
  ...TableBlock
  ...ImageBlock
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment BankLink on Bank {
  name
  slug
  sampleData
}
fragment LenderView on Lender {
  documentId
  name
  slug
  summary
  logo {
    url
    width
    height
  }
  legalName
  website
  email
  phone
  address
  foundedIn
  licence {
    register
    number
    url
  }
  complaints {
    text
    email
    phone
    url
    address
  }
  conditions {
    minAmount
    maxAmount
    minDays
    maxDays
    tinFromPercent
    tinToPercent
    aprFromPercent
    aprToPercent
    fees
    payout
    earlyRepayment
    latePayment
  }
  criteria {
    minAge
    maxAge
    minMonthlyIncome
    acceptsDefaultRegister
    acceptsEmployees
    acceptsSelfEmployed
    acceptsPensioners
    acceptsUnemployed
    acceptsStudents
    needsIdentityDocument
    needsBankAccount
    needsPhone
    otherRequirements
  }
  strengths(pagination: {limit: 10}) {
    text
  }
  weaknesses(pagination: {limit: 10}) {
    text
  }
  sources(pagination: {limit: 50}) {
    title
    url
    publisher
  }
  checkedOn
  reviewer {
    ...ReviewerParts
  }
  agreement
  bank {
    ...BankLink
  }
  sampleData
  seo {
    ...SeoParts
  }
  blocks {
    ...LenderBlocks
  }
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<LenderBySlugQuery, LenderBySlugQueryVariables>;
export const LenderListDocument = new TypedDocumentString(`
    query LenderList($locale: I18NLocaleCode!, $start: Int!) {
  lenders(
    locale: $locale
    filters: {or: [{agreement: {eq: "commission"}}, {agreement: {null: true}}]}
    sort: ["number:asc"]
    pagination: {start: $start, limit: 100}
  ) {
    ...LenderRow
  }
}
    fragment LenderRow on Lender {
  name
  slug
  summary
  logo {
    url
    width
    height
  }
  legalName
  foundedIn
  licence {
    register
    number
  }
  conditions {
    minAmount
    maxAmount
    minDays
    maxDays
    aprFromPercent
    aprToPercent
  }
  criteria {
    acceptsDefaultRegister
  }
  checkedOn
  sampleData
}`) as unknown as TypedDocumentString<LenderListQuery, LenderListQueryVariables>;
export const LendersGuideDocument = new TypedDocumentString(`
    query LendersGuide($locale: I18NLocaleCode!) {
  lendersGuide(locale: $locale) {
    ...LendersGuideView
  }
}
    fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment NoticeBlock on ComponentBlocksNotice {
  tone
  text
}
fragment LendersGuideBlocks on LendersGuideBlocksDynamicZone {
  __typename
  ...RichTextBlock
  ...NoticeBlock
  ...TableBlock
  ...ImageBlock
  ... on Error {
    code
  }
}
fragment RichTextBlock on ComponentBlocksRichText {
  heading: title
  body
}
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment LendersGuideView on LendersGuide {
  title
  intro
  breadcrumbs(pagination: {limit: 10}) {
    text
    url
  }
  entityLabel
  opinionsLabel
  listTitle
  stepsTitle
  steps(pagination: {limit: 20}) {
    title
    subtitle
  }
  blocks {
    ...LendersGuideBlocks
  }
  faqTitle
  faq(pagination: {limit: 50}) {
    question
    answer
  }
  ctaTitle
  ctaLink {
    text
    url
  }
  reviewedOn
  reviewer {
    ...ReviewerParts
  }
  seo {
    ...SeoParts
  }
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<LendersGuideQuery, LendersGuideQueryVariables>;
export const OtherInstitutionsDocument = new TypedDocumentString(`
    query OtherInstitutions($locale: I18NLocaleCode!) {
  lenders(
    locale: $locale
    filters: {agreement: {eq: "unpaid"}}
    sort: ["number:asc"]
    pagination: {limit: 100}
  ) {
    name
    slug
  }
  banks(locale: $locale, sort: ["slug:asc"], pagination: {limit: 100}) {
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<OtherInstitutionsQuery, OtherInstitutionsQueryVariables>;
export const PageBySlugDocument = new TypedDocumentString(`
    query PageBySlug($locale: I18NLocaleCode!, $slug: String!) {
  pages(locale: $locale, filters: {slug: {eq: $slug}}, pagination: {limit: 1}) {
    ...PageView
  }
}
    fragment AuthorBoxBlock on ComponentBlocksAuthorBox {
  author {
    ...AuthorBox
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
fragment CalculatorBlock on ComponentBlocksCalculator {
  title
  lead
  note
  kinds(pagination: {limit: 2}) {
    ...CalculatorKind
  }
}
fragment CalculatorKind on ComponentSettingsCalculatorKind {
  kind
  label
  amountMin
  amountMax
  amountStep
  amountDefault
  monthsMin
  monthsMax
  monthsDefault
  ratePercentDefault
  ratePercentMax
  documents
}
fragment CalendarBlock on ComponentBlocksCalendar {
  title
  calendar {
    slug
    ...CalendarYear
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
fragment CommentsBlock on ComponentBlocksComments {
  title
  lead
}
fragment CookieTableBlock on ComponentBlocksCookieTable {
  heading: title
}
fragment EligibilityTestBlock on ComponentBlocksEligibilityTest {
  title
  lead
  over
  citizen
  validIdentity
  validBank
  note
  link {
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
fragment GlossaryBlock on ComponentBlocksGlossary {
  title
  lead
  terms(pagination: {limit: 100}) {
    term
    otherForms
    definition
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
fragment ImageBlock on ComponentBlocksImage {
  image {
    url
    width
    height
  }
  alternativeText
  imageCaption: caption
}
fragment LenderListBlock on ComponentBlocksLenderList {
  title
  lead
  limit
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
fragment OfferListBlock on ComponentBlocksOfferList {
  title
  lead
  amount
  days
  limit
  audience
  productKind
  onlyTakingApplications
  onlyAcceptingDefaultRegister
  onlyFirstLoanFree
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
  ...OfferListBlock
  ...LenderListBlock
  ...PartnerListBlock
  ...CalendarBlock
  ...CommentsBlock
  ...CalculatorBlock
  ...EligibilityTestBlock
  ...TableBlock
  ...CookieTableBlock
  ...GlossaryBlock
  ...ImageBlock
  ...AuthorBoxBlock
  ... on Error {
    code
  }
}
fragment PartnerListBlock on ComponentBlocksPartnerList {
  title
  lead
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
    isClaim
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
fragment TableBlock on ComponentBlocksTable {
  caption
  rows
  tableNote: note
}
fragment TestimonialsBlock on ComponentBlocksTestimonials {
  title
  note
  testimonials {
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
fragment AuthorBox on Author {
  name
  slug
  jobTitle
  credentials
  specialty
  bio
  photo {
    url
  }
}
fragment CalendarYear on WorkCalendar {
  year
  isComputed
  holidaysLabel
  observancesLabel
  weekdays(pagination: {limit: 7}) {
    text
  }
  months(pagination: {limit: 12}) {
    name
    title
    holidays {
      day
      name
    }
    observances {
      day
      name
    }
    workingDays
    holidayCount
    weekendDays
    longWeekends
  }
  schoolHolidays
}
fragment PageView on Page {
  title
  lead
  kind
  fixedPage
  slug
  audience
  lender {
    documentId
  }
  reviewedOn
  reviewer {
    ...ReviewerParts
  }
  seo {
    ...SeoParts
  }
  blocks {
    ...PageBlocks
  }
}
fragment ReviewerParts on Author {
  name
  slug
  jobTitle
  credentials
  specialty
}
fragment SeoParts on ComponentSharedSeo {
  title
  description
  noindex
}`) as unknown as TypedDocumentString<PageBySlugQuery, PageBySlugQueryVariables>;
export const LenderNameDocument = new TypedDocumentString(`
    query LenderName($locale: I18NLocaleCode!, $documentId: ID!) {
  lenders(
    locale: $locale
    filters: {documentId: {eq: $documentId}}
    pagination: {limit: 1}
  ) {
    documentId
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<LenderNameQuery, LenderNameQueryVariables>;
export const SeoPagesDocument = new TypedDocumentString(`
    query SeoPages($locale: I18NLocaleCode!) {
  pages(
    locale: $locale
    filters: {kind: {eq: "seo"}}
    sort: ["slug:asc"]
    pagination: {limit: 100}
  ) {
    slug
    title
    lead
    seo {
      noindex
    }
  }
}
    `) as unknown as TypedDocumentString<SeoPagesQuery, SeoPagesQueryVariables>;
export const PartnerListDocument = new TypedDocumentString(`
    query PartnerList($locale: I18NLocaleCode!) {
  partners(
    locale: $locale
    sort: ["order:asc", "name:asc"]
    pagination: {limit: 100}
  ) {
    ...PartnerRow
  }
}
    fragment PartnerRow on Partner {
  name
  image {
    url
    width
    height
  }
  link
  description
  lender {
    name
    slug
    sampleData
  }
}`) as unknown as TypedDocumentString<PartnerListQuery, PartnerListQueryVariables>;
export const RatingSummaryDocument = new TypedDocumentString(`
    query RatingSummary($locale: I18NLocaleCode!, $subjectType: String!, $subjectId: String!) {
  ratingSummary(locale: $locale, subjectType: $subjectType, subjectId: $subjectId) {
    ...RatingSummaryView
  }
}
    fragment RatingSummaryView on RatingSummary {
  count
  average
}`) as unknown as TypedDocumentString<RatingSummaryQuery, RatingSummaryQueryVariables>;
export const SearchDocumentsDocument = new TypedDocumentString(`
    query SearchDocuments($locale: I18NLocaleCode!, $documentIds: [ID]!, $hasGuide: Boolean!) {
  lendersGuide(locale: $locale) @include(if: $hasGuide) {
    documentId
    title
    intro
    blocks {
      ...SearchRichText
      ...SearchNotice
    }
  }
  page: pages(
    locale: $locale
    filters: {documentId: {in: $documentIds}}
    pagination: {limit: 100}
  ) {
    documentId
    title
    lead
    blocks {
      ...SearchHero
      ...SearchRichText
      ...SearchNotice
      ...SearchFaq
      ...SearchSteps
      ...SearchBenefits
      ...SearchClosing
    }
  }
  article: articles(
    locale: $locale
    filters: {documentId: {in: $documentIds}}
    pagination: {limit: 100}
  ) {
    documentId
    title
    excerpt
    blocks {
      ...SearchRichText
      ...SearchNotice
      ...SearchFaq
      ...SearchSteps
      ...SearchClosing
    }
  }
  lender: lenders(
    locale: $locale
    filters: {documentId: {in: $documentIds}}
    pagination: {limit: 100}
  ) {
    documentId
    name
    legalName
    summary
    blocks {
      ...SearchRichText
      ...SearchNotice
      ...SearchFaq
    }
  }
  bank: banks(
    locale: $locale
    filters: {documentId: {in: $documentIds}}
    pagination: {limit: 100}
  ) {
    documentId
    name
    legalName
    summary
    blocks {
      ...SearchRichText
      ...SearchNotice
      ...SearchFaq
    }
  }
  author: authors(
    locale: $locale
    filters: {documentId: {in: $documentIds}}
    pagination: {limit: 100}
  ) {
    documentId
    name
    jobTitle
    bio
  }
  calendar: workCalendars(
    locale: $locale
    filters: {documentId: {in: $documentIds}}
    pagination: {limit: 100}
  ) {
    documentId
    title
    header
    caption
    blocks {
      ...SearchRichText
      ...SearchNotice
      ...SearchFaq
    }
  }
  tag: tags(
    locale: $locale
    filters: {documentId: {in: $documentIds}}
    pagination: {limit: 100}
  ) {
    documentId
    name
    description
  }
}
    fragment SearchHero on ComponentBlocksHero {
  title
  heroLead: lead
}
fragment SearchRichText on ComponentBlocksRichText {
  heading: title
  body
}
fragment SearchNotice on ComponentBlocksNotice {
  text
}
fragment SearchFaq on ComponentBlocksFaq {
  title
  items {
    question
    answer
  }
}
fragment SearchSteps on ComponentBlocksSteps {
  title
  items {
    title
    text
  }
}
fragment SearchBenefits on ComponentBlocksBenefits {
  title
  items {
    title
    text
  }
}
fragment SearchClosing on ComponentBlocksClosing {
  title
  text
}`) as unknown as TypedDocumentString<SearchDocumentsQuery, SearchDocumentsQueryVariables>;
export const AddressRowsDocument = new TypedDocumentString(`
    query AddressRows($locale: I18NLocaleCode!, $type: String!, $after: String) {
  addressRows(locale: $locale, type: $type, after: $after) {
    rows
    next
  }
}
    `) as unknown as TypedDocumentString<AddressRowsQuery, AddressRowsQueryVariables>;
export const SiteVersionsDocument = new TypedDocumentString(`
    query SiteVersions {
  siteVersions {
    locale
    version
  }
}
    `) as unknown as TypedDocumentString<SiteVersionsQuery, SiteVersionsQueryVariables>;
export const GlossaryDocument = new TypedDocumentString(`
    query Glossary($locale: I18NLocaleCode!) {
  pages(
    locale: $locale
    filters: {fixedPage: {eq: "glossary"}}
    pagination: {limit: 1}
  ) {
    blocks {
      __typename
      ...GlossaryBlock
    }
  }
}
    fragment GlossaryBlock on ComponentBlocksGlossary {
  title
  lead
  terms(pagination: {limit: 100}) {
    term
    otherForms
    definition
  }
}`) as unknown as TypedDocumentString<GlossaryQuery, GlossaryQueryVariables>;
export const KeptDaysDocument = new TypedDocumentString(`
    query KeptDays($locale: I18NLocaleCode!) {
  siteSetting(locale: $locale) {
    retention {
      unpickedDays
      declinedDays
      finishedBlockDays
      finishedEraseDays
      clickDays
      consentProofDays
      commentEmailDays
    }
  }
}
    `) as unknown as TypedDocumentString<KeptDaysQuery, KeptDaysQueryVariables>;
export const LenderCountDocument = new TypedDocumentString(`
    query LenderCount($locale: I18NLocaleCode!) {
  lenders_connection(
    locale: $locale
    filters: {or: [{agreement: {eq: "commission"}}, {agreement: {null: true}}]}
    pagination: {pageSize: 1}
  ) {
    pageInfo {
      total
    }
  }
  sampleLenders: lenders(
    locale: $locale
    filters: {sampleData: {eq: true}}
    pagination: {limit: 1}
  ) {
    documentId
  }
  sampleOffers: offers(
    locale: $locale
    filters: {sampleData: {eq: true}}
    pagination: {limit: 1}
  ) {
    documentId
  }
}
    `) as unknown as TypedDocumentString<LenderCountQuery, LenderCountQueryVariables>;
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
export const SiteSettingsDocument = new TypedDocumentString(`
    query SiteSettings($locale: I18NLocaleCode!) {
  siteSetting(locale: $locale) {
    ...SiteSettingsParts
  }
}
    fragment SiteSettingsParts on SiteSetting {
  siteName
  providerId
  leadId
  tagLimits(pagination: {limit: 20}) {
    header
    tags
  }
  tagline
  experimentCode
  experimentState
  experimentPercentB
  experimentStartsAt
  experimentEndsAt
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
    howWeRank
    reviewsNote
    hideFallbackFigures
    showClaims
    minRepaymentDays
    maxRepaymentDays
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
    instalmentRatePercent
  }
  seo {
    title
    description
  }
}`) as unknown as TypedDocumentString<SiteSettingsQuery, SiteSettingsQueryVariables>;