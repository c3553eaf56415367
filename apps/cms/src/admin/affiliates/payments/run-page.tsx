import { Flex } from '@strapi/design-system';
import { BackButton, Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { RUNS_PATH, type ShownRun } from '../../../visitors/affiliates/payments/wire';
import { instantOf, siteLabel } from '../../desk/format';
import { Panel } from '../../desk/panel';
import { useLoaded } from '../../desk/use-loaded';
import { RUNS_PAGE } from '../affiliates-page-path';
import { DownloadButton } from '../download-button';
import { PaymentTable } from './payment-table';
import { RunPanel } from './run-panel';
import { RunStateLabel } from './run-state-label';

/** One payment run: who gets what and where, as a file too, and the buttons that end it. */
export function RunPage() {
  const { runId = '' } = useParams();
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) => (await get<ShownRun>(`${RUNS_PATH}/${encodeURIComponent(runId)}`, { signal })).data,
    [get, runId],
  );
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'loading') return <Page.Loading>Cargando el lote de pagos</Page.Loading>;
  const back = <BackButton fallback={`/${RUNS_PAGE}`} />;
  if (loaded.state === 'failed') {
    return (
      <Page.Main>
        <Page.Title>Lote de pagos</Page.Title>
        <Layouts.Header title="Lote de pagos" navigationAction={back} />
        <Layouts.Content>
          <Page.Error content={loaded.message} />
        </Layouts.Content>
      </Page.Main>
    );
  }
  const run = loaded.data;
  const { id, site, month, state, preparedBy, preparedAt } = run;
  return (
    <Page.Main>
      <Page.Title>{`Lote de pagos ${id}`}</Page.Title>
      <Layouts.Header
        title={`Lote de pagos ${id}`}
        subtitle={`${siteLabel(site)} · hasta ${month} · lo preparó ${preparedBy} el ${instantOf(preparedAt, site)}`}
        navigationAction={back}
        secondaryAction={
          <Flex gap={2}>
            <RunStateLabel state={state} />
            <DownloadButton path={`${RUNS_PATH}/${id}/file`} />
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <RunPanel run={run} onChange={reload} />
          <Panel title="Pagos">
            <PaymentTable run={run} />
          </Panel>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
