import { Box } from '@strapi/design-system';
import type { ReactNode } from 'react';

export interface StartNoticeProps {
  /** Names the notice for screen readers. */
  title: string;
  isWarning?: boolean;
  children: ReactNode;
}

/** A box above Strapi's own start page. */
export function StartNotice({ title, isWarning = false, children }: StartNoticeProps) {
  const colours = isWarning
    ? { background: 'warning100', borderColor: 'warning200' }
    : { background: 'neutral0', borderColor: 'neutral150' };
  return (
    <Box tag="aside" aria-label={title} paddingTop={6} paddingLeft={10} paddingRight={10}>
      <Box {...colours} hasRadius padding={4}>
        {children}
      </Box>
    </Box>
  );
}
