import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { BankPage } from '@/features/bank/bank-page';
import type { BankContent } from '@/features/bank/load-bank';
import { loadGuide } from '@/features/lenders';
import { loadMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';

/** A bank with its blocks. */
export async function BankScreen({ bank, view }: { bank: BankContent; view: SiteView }) {
  const { locale } = view.site;
  const [menu, guide] = await Promise.all([loadMenu(locale), loadGuide(locale)]);
  const blocks = usableBlocks(bank.blocks, bank.slug);
  const { contents, anchors } = outlineOf(blocks);
  return (
    <BankPage bank={bank} hasGuide={guide !== undefined} contents={contents} view={view} menu={menu}>
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse />
    </BankPage>
  );
}
