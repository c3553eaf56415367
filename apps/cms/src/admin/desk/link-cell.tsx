import { Box } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** The row of the design system numbers its cells. */
  'aria-colindex'?: number;
}

/**
 * A cell with the link of its row. A cell of the design system takes its links out of the order of Tab, and the heads of Strapi's table
 * let no key into the table, so nobody could open a row with the keyboard.
 */
export function LinkCell({ children, 'aria-colindex': column }: Props) {
  return (
    <Box tag="td" role="gridcell" aria-colindex={column} padding={4} style={{ verticalAlign: 'middle' }}>
      {children}
    </Box>
  );
}
