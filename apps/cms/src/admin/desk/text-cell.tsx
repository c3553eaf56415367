import { Typography } from '@strapi/design-system';
import { Table } from '@strapi/strapi/admin';

/** A cell with one text. */
export function TextCell({ children }: { children: string }) {
  return (
    <Table.Cell>
      <Typography textColor="neutral800">{children}</Typography>
    </Table.Cell>
  );
}
