import { examples as authorBox } from '@/blocks/author-box/author-box.examples';
import { examples as benefits } from '@/blocks/benefits/benefits.examples';
import { examples as calculator } from '@/blocks/calculator/calculator.examples';
import { examples as calendar } from '@/blocks/calendar/calendar.examples';
import { examples as callToAction } from '@/blocks/call-to-action/call-to-action.examples';
import { examples as closing } from '@/blocks/closing/closing.examples';
import { examples as comments } from '@/blocks/comments/comments.examples';
import { examples as cookieTable } from '@/blocks/cookie-table/cookie-table.examples';
import { examples as eligibilityTest } from '@/blocks/eligibility-test/eligibility-test.examples';
import { examples as faq } from '@/blocks/faq/faq.examples';
import { examples as glossary } from '@/blocks/glossary/glossary.examples';
import { examples as hero } from '@/blocks/hero/hero.examples';
import { examples as image } from '@/blocks/image/image.examples';
import { examples as lenderList } from '@/blocks/lender-list/lender-list.examples';
import { examples as loanPurposes } from '@/blocks/loan-purposes/loan-purposes.examples';
import { examples as notice } from '@/blocks/notice/notice.examples';
import { examples as offerList } from '@/blocks/offer-list/offer-list.examples';
import { examples as partnerList } from '@/blocks/partner-list/partner-list.examples';
import type { BlockName } from '@/blocks/registry';
import { examples as richText } from '@/blocks/rich-text/rich-text.examples';
import { examples as statistics } from '@/blocks/statistics/statistics.examples';
import { examples as steps } from '@/blocks/steps/steps.examples';
import { examples as table } from '@/blocks/table/table.examples';
import { examples as testimonials } from '@/blocks/testimonials/testimonials.examples';
import type { Example } from '@/ui/example';

/** The examples of every block, for the gallery and the accessibility tests. A block without examples does not compile. */
export const blockExamples: Readonly<Record<BlockName, readonly Example[]>> = {
  ComponentBlocksHero: hero,
  ComponentBlocksSteps: steps,
  ComponentBlocksCallToAction: callToAction,
  ComponentBlocksLoanPurposes: loanPurposes,
  ComponentBlocksStatistics: statistics,
  ComponentBlocksTestimonials: testimonials,
  ComponentBlocksComments: comments,
  ComponentBlocksFaq: faq,
  ComponentBlocksGlossary: glossary,
  ComponentBlocksBenefits: benefits,
  ComponentBlocksClosing: closing,
  ComponentBlocksRichText: richText,
  ComponentBlocksNotice: notice,
  ComponentBlocksOfferList: offerList,
  ComponentBlocksLenderList: lenderList,
  ComponentBlocksPartnerList: partnerList,
  ComponentBlocksCalendar: calendar,
  ComponentBlocksCalculator: calculator,
  ComponentBlocksEligibilityTest: eligibilityTest,
  ComponentBlocksTable: table,
  ComponentBlocksCookieTable: cookieTable,
  ComponentBlocksImage: image,
  ComponentBlocksAuthorBox: authorBox,
};
