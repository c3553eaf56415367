import { Table } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface Props<Row extends { id: number }> {
  headers: { name: string; label: string }[];
  rows: readonly Row[];
  isLoading: boolean;
  /** Shown instead of rows while they are loaded, and if there are none. */
  words: { loading: string; empty: string };
  /** `Table.Row`s. */
  children: ReactNode;
}

/** The frame of the desk's tables. */
export function DeskTable<Row extends { id: number }>({ headers, rows, isLoading, words, children }: Props<Row>) {
  return (
    <Table.Root rows={[...rows]} headers={headers} isLoading={isLoading}>
      <Table.Content>
        <Table.Head>
          {headers.map((header) => (
            <Table.HeaderCell key={header.name} {...header} />
          ))}
        </Table.Head>
        <Table.Empty content={words.empty} />
        <Table.Loading>{words.loading}</Table.Loading>
        <Table.Body>{children}</Table.Body>
      </Table.Content>
    </Table.Root>
  );
}
