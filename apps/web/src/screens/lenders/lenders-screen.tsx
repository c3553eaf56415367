import { Blocks } from '@/blocks/blocks';
import { Closing } from '@/blocks/closing/closing';
import { Faq } from '@/blocks/faq/faq';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { loadLenders, loadOthers } from '@/features/lenders/load-lenders';
import { LendersPage } from '@/screens/lenders/lenders-page';
import type { ScreenProps } from '@/screens/page-table';
import { loadMenu } from '@/shell/menu/menu';

/** The place of a block that is a field of the guide. Its anchors are no slugs, which the headings of texts have. */
const place = (anchor: string) => ({ anchors: [anchor], isFirst: false, isInProse: false, query: {} });

/** The list of lenders with its guide. Questions and call to action are fields of the guide, shown as blocks. */
export async function LendersScreen({ content: guide, view }: ScreenProps<'lenders'>) {
  const { locale } = view.site;
  const [menu, lenders, others] = await Promise.all([loadMenu(locale), loadLenders(locale), loadOthers(locale)]);
  const blocks = usableBlocks(guide.blocks, 'lenders');
  const { contents, anchors } = outlineOf(blocks);
  const end = (
    <>
      <Faq block={{ title: guide.faqTitle, lead: null, items: guide.faq }} view={view} {...place('guide-faq')} />
      <Closing
        block={{ title: guide.ctaTitle, text: '', link: guide.ctaLink, secondaryLink: null }}
        view={view}
        {...place('guide-call')}
      />
    </>
  );
  return (
    <LendersPage guide={guide} lenders={lenders} others={others} contents={contents} view={view} menu={menu} end={end}>
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse />
    </LendersPage>
  );
}
