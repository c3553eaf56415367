import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { loadGuide } from '@/features/lenders/load-guide';
import { BankPage } from '@/screens/bank/bank-page';
import type { ScreenProps } from '@/screens/page-table';
import { loadMenu } from '@/shell/menu/menu';

/** A bank with its blocks. */
export async function BankScreen({ content: bank, view }: ScreenProps<'bank'>) {
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
