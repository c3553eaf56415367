import type { SearchKind } from '@prestafaro/types/search-kind';
import type { BlockName } from '@/blocks/registry';

/** The lists of `search.graphql` whose entries have blocks. */
export type SearchedList = Exclude<SearchKind, 'author' | 'tag'> | 'lendersGuide';

export type BlockSearch =
  | 'searched'
  /** `of`: the lists that leave it out; the others search it. Without it no list does. */
  | { readonly leftOut: string; readonly of?: readonly SearchedList[] };

/**
 * Whether the search of a site reads the text of a block, and if not, why. A block without an entry does not compile. A unit test
 * compares this table with `apps/web/src/features/search/search.graphql`.
 */
export const searchedBlocks: Readonly<Record<BlockName, BlockSearch>> = {
  ComponentBlocksAuthorBox: { leftOut: 'It shows an author, whose page is found by itself.' },
  ComponentBlocksBenefits: 'searched',
  ComponentBlocksCalculator: { leftOut: 'It is a tool. Its page is found by its title.' },
  ComponentBlocksCalendar: { leftOut: 'It shows a calendar, whose page is found by itself.' },
  ComponentBlocksCallToAction: { leftOut: 'It leads to the form, and its text is the same on many pages.' },
  ComponentBlocksClosing: { leftOut: 'It leads to the form, below facts about a company.', of: ['lender', 'bank'] },
  ComponentBlocksComments: { leftOut: 'Texts of visitors are not searched.' },
  ComponentBlocksCookieTable: { leftOut: 'Its rows come from code. Its page is found by its title.' },
  ComponentBlocksEligibilityTest: { leftOut: 'It is a tool. Its page is found by its title.' },
  ComponentBlocksFaq: 'searched',
  ComponentBlocksGlossary: { leftOut: 'Its terms would fill the document. Its page is found by its title.' },
  ComponentBlocksHero: 'searched',
  ComponentBlocksImage: { leftOut: 'Its caption describes a picture.' },
  ComponentBlocksLenderList: { leftOut: 'It shows lenders, whose pages are found by themselves.' },
  ComponentBlocksLoanPurposes: { leftOut: 'It leads to landing pages, which are found by themselves.' },
  ComponentBlocksNotice: 'searched',
  ComponentBlocksOfferList: { leftOut: 'It shows offers of the feed.' },
  ComponentBlocksPartnerList: { leftOut: 'It shows names of partners, which have no page.' },
  ComponentBlocksRichText: 'searched',
  ComponentBlocksStatistics: { leftOut: 'It shows figures.' },
  ComponentBlocksSteps: {
    leftOut: 'It repeats how every application works, below facts about a lender.',
    of: ['lender'],
  },
  ComponentBlocksTable: { leftOut: 'It shows figures.' },
  ComponentBlocksTestimonials: { leftOut: 'Texts of visitors are not searched.' },
};
