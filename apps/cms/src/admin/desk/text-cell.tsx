import { Typography } from '@strapi/design-system';
import { Table } from '@strapi/strapi/admin';

interface Props {
  children: string;
  /** The row of the design system numbers its cells. */
  'aria-colindex'?: number;
}

/** A cell with one text. */
export function TextCell({ children, 'aria-colindex': column }: Props) {
  return (
    <Table.Cell aria-colindex={column}>
      <Typography textColor="neutral800">{children}</Typography>
    </Table.Cell>
  );
}
