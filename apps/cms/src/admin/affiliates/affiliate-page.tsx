import { Box, Flex, Grid } from '@strapi/design-system';
import { BackButton, Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { AFFILIATES_PATH, type ShownAffiliate } from '../../visitors/affiliates/wire';
import { instantOf, siteLabel } from '../desk/format';
import { useLoaded } from '../desk/use-loaded';
import { AffiliateBadges } from './affiliate-badges';
import { AFFILIATES_PAGE } from './affiliates-page-path';
import { DecisionPanel } from './decision-panel';
import { HistoryPanel } from './history-panel';
import { MonthPanels } from './month-panels';
import { RequestPanel, TermsPanel } from './request-panels';

/** One affiliate: what was asked for, the decision, and the statement of a month. */
export function AffiliatePage() {
  const { id = '' } = useParams();
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await get<ShownAffiliate>(`${AFFILIATES_PATH}/${encodeURIComponent(id)}`, { signal })).data,
    [get, id],
  );
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'loading') return <Page.Loading>Cargando el afiliado</Page.Loading>;
  const back = <BackButton fallback={`/${AFFILIATES_PAGE}`} />;
  if (loaded.state === 'failed') {
    return (
      <Page.Main>
        <Page.Title>Afiliado</Page.Title>
        <Layouts.Header title="Afiliado" navigationAction={back} />
        <Layouts.Content>
          <Page.Error content={loaded.message} />
        </Layouts.Content>
      </Page.Main>
    );
  }
  const affiliate = loaded.data;
  const { code, name, site, requestedAt } = affiliate;
  return (
    <Page.Main>
      <Page.Title>{`Afiliado ${code}`}</Page.Title>
      <Layouts.Header
        title={name}
        subtitle={`${code} · ${siteLabel(site)} · pidió entrar el ${instantOf(requestedAt, site)}`}
        navigationAction={back}
        secondaryAction={
          <Flex gap={2}>
            <AffiliateBadges affiliate={affiliate} />
          </Flex>
        }
      />
      <Layouts.Content>
        <Box paddingBottom={8}>
          <Grid.Root gap={4}>
            <Grid.Item col={9} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <RequestPanel affiliate={affiliate} />
              <MonthPanels affiliate={affiliate} />
              <HistoryPanel affiliate={affiliate} />
            </Grid.Item>
            <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <DecisionPanel affiliate={affiliate} onChange={reload} />
              <TermsPanel affiliate={affiliate} />
            </Grid.Item>
          </Grid.Root>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
