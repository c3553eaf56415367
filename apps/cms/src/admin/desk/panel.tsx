import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import type { ReactNode, Ref } from 'react';

interface PanelProps {
  title: string;
  aside?: ReactNode;
  /** Where the focus goes when a button of the panel has gone with what it did. */
  focusRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A panel of the page of an application, styled like Strapi's own. */
export function Panel({ title, aside, focusRef, children }: PanelProps) {
  const focused = focusRef && { ref: focusRef, tabIndex: -1 };
  return (
    <Box {...focused} tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6} width="100%">
      <Flex justifyContent="space-between" alignItems="baseline" gap={4} paddingBottom={4} wrap="wrap">
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
        {aside && (
          <Typography variant="pi" textColor="neutral600">
            {aside}
          </Typography>
        )}
      </Flex>
      {children}
    </Box>
  );
}

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values, in columns. */
export function Facts({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: 1 | 2 | 3 }) {
  return (
    <Grid.Root tag="dl" gap={4}>
      {facts.map(([name, value]) => (
        <Grid.Item
          key={name}
          col={12 / columns}
          m={12 / columns}
          xs={12}
          direction="column"
          alignItems="flex-start"
          gap={1}
        >
          <Typography tag="dt" variant="sigma" textColor="neutral600">
            {name}
          </Typography>
          <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

/** Shown in a panel without content. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Typography textColor="neutral600">{children}</Typography>;
}

/** Content that opens on demand. It uses `<details>`, which works with a keyboard and with the browser's search. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Box tag="details" paddingTop={2}>
      <Typography tag="summary" variant="pi" textColor="primary600" style={{ cursor: 'pointer' }}>
        {summary}
      </Typography>
      <Box paddingTop={2}>{children}</Box>
    </Box>
  );
}
