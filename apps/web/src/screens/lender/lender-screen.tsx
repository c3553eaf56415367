import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { readCommentQuery } from '@/features/comments/comment-query';
import { LenderReviews } from '@/features/comments/lender-reviews';
import { loadComments } from '@/features/comments/load-comments';
import { loadGuide } from '@/features/lenders/load-guide';
import { loanQuery, priceOffers, readLenderLoan } from '@/screens/lender/lender-loan';
import { LenderPage } from '@/screens/lender/lender-page';
import { loadLenderOffers } from '@/screens/lender/load-lender-offers';
import { loadSimilarLenders } from '@/screens/lender/load-similar-lenders';
import { publishedRating } from '@/screens/lender/published-rating';
import type { ScreenProps } from '@/screens/page-table';
import { loadMenu } from '@/shell/menu/menu';

/** A lender with its blocks, its offers and its reviews. */
export async function LenderScreen({ content: lender, view, query }: Omit<ScreenProps<'lender'>, 'listPage'>) {
  const { locale } = view.site;
  const [menu, guide, own, similar, comments] = await Promise.all([
    loadMenu(locale),
    loadGuide(locale),
    loadLenderOffers(lender, view),
    loadSimilarLenders(lender, view),
    loadComments(locale, { type: 'lender', id: lender.documentId }, readCommentQuery(query ?? {})),
  ]);
  const loan = readLenderLoan(query ?? {}, lender, own ?? [], view);
  const blocks = usableBlocks(lender.blocks, lender.slug);
  const { anchors } = outlineOf(blocks);
  return (
    <LenderPage
      lender={lender}
      guide={guide}
      offers={own && priceOffers(own, loan, view)}
      loan={loan}
      similar={similar}
      hasText={blocks.length > 0}
      view={view}
      menu={menu}
      reviews={
        <LenderReviews lenderId={lender.documentId} comments={comments} kept={loanQuery(query ?? {})} view={view} />
      }
      rating={publishedRating(comments, lender)}
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse query={query} />
    </LenderPage>
  );
}
