import { examples as benefits } from '@/blocks/benefits/benefits.examples';
import { examples as callToAction } from '@/blocks/call-to-action/call-to-action.examples';
import { examples as closing } from '@/blocks/closing/closing.examples';
import { examples as faq } from '@/blocks/faq/faq.examples';
import { examples as hero } from '@/blocks/hero/hero.examples';
import { examples as loanPurposes } from '@/blocks/loan-purposes/loan-purposes.examples';
import { examples as notice } from '@/blocks/notice/notice.examples';
import type { BlockName } from '@/blocks/registry';
import { examples as richText } from '@/blocks/rich-text/rich-text.examples';
import { examples as statistics } from '@/blocks/statistics/statistics.examples';
import { examples as steps } from '@/blocks/steps/steps.examples';
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
  ComponentBlocksFaq: faq,
  ComponentBlocksBenefits: benefits,
  ComponentBlocksClosing: closing,
  ComponentBlocksRichText: richText,
  ComponentBlocksNotice: notice,
};
