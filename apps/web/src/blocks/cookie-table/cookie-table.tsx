import { useId } from 'react';
import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/cookie-table/cookie-table.module.css';
import { storedRows } from '@/blocks/cookie-table/stored-rows';
import type { CookieTableBlockFragment } from '@/cms/generated/graphql';
import { RailMatter } from '@/ui/rail/rail';
import { Table } from '@/ui/table/table';

const keys = ['name', 'purpose', 'lifetime', 'category', 'owner'] as const;

/** What the site stores in a browser. The rows come from the registry of stored names, so no editor types them (R19). */
export function CookieTable({ block, view, anchors, isInProse }: BlockProps<CookieTableBlockFragment>) {
  const id = useId();
  const { table } = view.messages.consent;
  const rows = storedRows(view).map(({ name, kind, purpose, lifetime, category, owner }) => [
    <>
      <code>{name}</code>
      {kind && <small className={styles.kind}>{kind}</small>}
    </>,
    ...[purpose, lifetime, category, owner],
  ]);
  const body = (
    <div className={styles.table}>
      {block.heading && <h2 id={anchors[0]}>{block.heading}</h2>}
      <Table
        id={id}
        caption={table.caption}
        kind="text"
        columns={keys.map((key) => ({ key, head: table[key] }))}
        rows={rows}
      />
    </div>
  );
  return isInProse ? body : <RailMatter>{body}</RailMatter>;
}
