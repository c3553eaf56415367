import type { ComponentType } from 'react';
import { Benefits } from '@/blocks/benefits/benefits';
import type { BlockProps } from '@/blocks/block-props';
import { CallToAction } from '@/blocks/call-to-action/call-to-action';
import { Closing } from '@/blocks/closing/closing';
import { Faq } from '@/blocks/faq/faq';
import { Hero } from '@/blocks/hero/hero';
import { LoanPurposes } from '@/blocks/loan-purposes/loan-purposes';
import { Notice } from '@/blocks/notice/notice';
import { RichText } from '@/blocks/rich-text/rich-text';
import { Statistics } from '@/blocks/statistics/statistics';
import { Steps } from '@/blocks/steps/steps';
import { Testimonials } from '@/blocks/testimonials/testimonials';
import type { ArticleBlocksFragment, PageBlocksFragment } from '@/cms/generated/graphql';

/** Any entry of a dynamic zone, as the CMS answers it. */
export type ZoneEntry = PageBlocksFragment | ArticleBlocksFragment;

/** An entry with a view: all but `Error`, which stands for a block that the CMS itself could not resolve. */
export type Block = Exclude<ZoneEntry, { __typename: 'Error' }>;

export type BlockName = Block['__typename'];

type ViewOf<Name extends BlockName> = ComponentType<BlockProps<Extract<Block, { __typename: Name }>>>;

/**
 * The view of each block of the CMS. The keys come from the schema's union: a block without a view, or a view without
 * its block, does not compile (architecture, rule 6).
 */
export const blockViews: { readonly [Name in BlockName]: ViewOf<Name> } = {
  ComponentBlocksBenefits: Benefits,
  ComponentBlocksCallToAction: CallToAction,
  ComponentBlocksClosing: Closing,
  ComponentBlocksFaq: Faq,
  ComponentBlocksHero: Hero,
  ComponentBlocksLoanPurposes: LoanPurposes,
  ComponentBlocksNotice: Notice,
  ComponentBlocksRichText: RichText,
  ComponentBlocksStatistics: Statistics,
  ComponentBlocksSteps: Steps,
  ComponentBlocksTestimonials: Testimonials,
};
