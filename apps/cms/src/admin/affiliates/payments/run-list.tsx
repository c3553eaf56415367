import { Button, Flex, Link } from '@strapi/design-system';
import { BackButton, Layouts, Page, Table, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { type ListedRun, RUNS_PATH, type RunList as Runs } from '../../../visitors/affiliates/payments/wire';
import { DeskTable } from '../../desk/desk-table';
import { counted, instantOf, siteLabel } from '../../desk/format';
import { LinkCell } from '../../desk/link-cell';
import { TextCell } from '../../desk/text-cell';
import { useLoaded } from '../../desk/use-loaded';
import { AFFILIATES_PAGE, RUNS_PAGE } from '../affiliates-page-path';
import { PrepareDialog } from './prepare-dialog';
import { RunStateLabel } from './run-state-label';

const headers = [
  { name: 'id', label: 'Lote' },
  { name: 'site', label: 'Sitio' },
  { name: 'month', label: 'Hasta el mes' },
  { name: 'preparedBy', label: 'Lo preparó' },
  { name: 'endedBy', label: 'Pago' },
  { name: 'state', label: 'Estado' },
];

/** The payment runs of the manager's countries, the newest first, and the button for another one. */
export function RunList() {
  const { get } = useFetchClient();
  const navigate = useNavigate();
  const [isPreparing, setPreparing] = useState(false);
  const load = useCallback(async (signal: AbortSignal) => (await get<Runs>(RUNS_PATH, { signal })).data, [get]);
  const [loaded] = useLoaded(load);
  return (
    <Page.Main aria-busy={loaded.state === 'loading'}>
      <Page.Title>Pagos a afiliados</Page.Title>
      <Layouts.Header
        title="Pagos a afiliados"
        subtitle={loaded.data ? counted(loaded.data.rows.length, 'lote', 'lotes') : undefined}
        navigationAction={<BackButton fallback={`/${AFFILIATES_PAGE}`} />}
        primaryAction={loaded.data && <Button onClick={() => setPreparing(true)}>Preparar un pago</Button>}
      />
      <Layouts.Content>
        {loaded.state === 'failed' ? (
          <Page.Error content={loaded.message} />
        ) : (
          <DeskTable
            headers={headers}
            rows={loaded.data?.rows ?? []}
            isLoading={loaded.state === 'loading'}
            words={{ empty: 'Todavía no se ha preparado ningún pago.', loading: 'Cargando los pagos' }}
          >
            {(loaded.data?.rows ?? []).map((run) => (
              <Table.Row key={run.id}>
                <LinkCell>
                  <Link tag={NavLink} to={`/${RUNS_PAGE}/${run.id}`}>{`Lote ${run.id}`}</Link>
                </LinkCell>
                <TextCell>{siteLabel(run.site)}</TextCell>
                <TextCell>{run.month}</TextCell>
                <TextCell>{`${run.preparedBy}, ${instantOf(run.preparedAt, run.site)}`}</TextCell>
                <TextCell>{endOf(run)}</TextCell>
                <Table.Cell>
                  <Flex>
                    <RunStateLabel state={run.state} />
                  </Flex>
                </Table.Cell>
              </Table.Row>
            ))}
          </DeskTable>
        )}
      </Layouts.Content>
      {isPreparing && loaded.data && (
        <PrepareDialog
          sites={loaded.data.sites}
          onPrepared={(id) => navigate(`/${RUNS_PAGE}/${id}`)}
          onClose={() => setPreparing(false)}
        />
      )}
    </Page.Main>
  );
}

function endOf({ paidOn, reference, endedBy, reason }: ListedRun): string {
  if (paidOn) return `${paidOn}, ${reference ?? ''} (${endedBy ?? ''})`;
  return reason ? `${reason} (${endedBy ?? ''})` : '';
}
