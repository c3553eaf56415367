import { useId } from 'react';
import type { BlockProps } from '@/blocks/block-props';
import { FoldedSection } from '@/blocks/folded-section';
import { parseTable } from '@/blocks/table/parse-table';
import styles from '@/blocks/table/table.module.css';
import type { TableBlockFragment } from '@/cms/generated/graphql';
import { RailMatter } from '@/ui/rail/rail';
import { Table as TableFrame } from '@/ui/table/table';
import { Text } from '@/ui/text/text';

/** A table that an editor wrote. Its frame scrolls on a phone, the page never does. */
export function Table({ block, isInProse, folded }: BlockProps<TableBlockFragment>) {
  const id = useId();
  const table = parseTable(block.rows);
  if (!table) return null;
  const { heads, rows, isFigures } = table;
  const body = (
    <div className={styles.table}>
      <TableFrame
        id={id}
        caption={block.caption}
        isCaptionHidden={folded !== undefined}
        kind={isFigures ? 'figures' : 'text'}
        // A head has no identity of its own: two columns may have the same name.
        columns={heads.map((head, index) => ({ key: String(index), head }))}
        rows={rows}
      />
      {block.tableNote && (
        <Text size="note" isQuiet>
          {block.tableNote}
        </Text>
      )}
    </div>
  );
  if (folded) {
    return (
      <FoldedSection title={block.caption} isWide>
        {body}
      </FoldedSection>
    );
  }
  return isInProse ? body : <RailMatter>{body}</RailMatter>;
}
