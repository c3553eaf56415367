import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { LenderOpinions, loadComments, readCommentQuery } from '@/features/comments';
import { LenderPage } from '@/features/lender/lender-page';
import type { LenderContent } from '@/features/lender/load-lender';
import { loadLenderOffers } from '@/features/lender/load-lender-offers';
import { loadGuide } from '@/features/lenders';
import { publishedRating } from '@/site/json-ld/published-rating';
import { loadMenu } from '@/site/menu';
import type { PageQuery } from '@/site/page-query';
import type { SiteView } from '@/site/site-view';

export interface LenderScreenProps {
  lender: LenderContent;
  view: SiteView;
  /** What the address asks of its opinions: the dynamic twin passes it, the static page has none. */
  query?: PageQuery;
}

/** A lender with its blocks, its offers and what visitors say of it. */
export async function LenderScreen({ lender, view, query }: LenderScreenProps) {
  const { locale } = view.site;
  const [menu, guide, offers, comments] = await Promise.all([
    loadMenu(locale),
    loadGuide(locale),
    loadLenderOffers(lender, view),
    loadComments(locale, { type: 'lender', id: lender.documentId }, readCommentQuery(query ?? {})),
  ]);
  const blocks = usableBlocks(lender.blocks, lender.slug);
  const { contents, anchors } = outlineOf(blocks);
  return (
    <LenderPage
      lender={lender}
      guide={guide}
      offers={offers}
      contents={contents}
      view={view}
      menu={menu}
      opinions={<LenderOpinions lenderId={lender.documentId} comments={comments} view={view} />}
      rating={publishedRating(comments, lender)}
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse query={query} />
    </LenderPage>
  );
}
