import { Badge, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, Pagination, Table, useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formLabels, statusLabels } from '../../leads/desk/labels';
import type { DeskExport, DeskExportPage, LoggedFilters } from '../../leads/desk/wire';
import { DeskTable } from './desk-table';
import { DeskTabs } from './desk-tabs';
import { pageIn } from './filters-in-address';
import { counted, dayOf, localInstantOf, siteLabels } from './format';
import { useLoaded } from './use-loaded';

const headers = [
  { name: 'at', label: 'Cuándo' },
  { name: 'name', label: 'Quién' },
  { name: 'filters', label: 'Qué' },
  { name: 'rows', label: 'Cuántas' },
  { name: 'purpose', label: 'Para qué' },
];

/** The log of exports. */
export function ExportLog() {
  const { get } = useFetchClient();
  const [query] = useSearchParams();
  const page = pageIn(query);
  const load = useCallback(
    async (signal: AbortSignal) => (await get<DeskExportPage>('/desk/exports', { params: { page }, signal })).data,
    [get, page],
  );
  const [loaded] = useLoaded(load);
  const total = loaded.data?.total ?? 0;
  return (
    <Page.Main aria-busy={loaded.state === 'loading'}>
      <Page.Title>Registro de exportaciones</Page.Title>
      <Layouts.Header
        title="Solicitudes"
        subtitle={loaded.data ? counted(total, 'exportación anotada', 'exportaciones anotadas') : 'Cargando…'}
      />
      <DeskTabs />
      <Layouts.Content>
        {loaded.state === 'failed' ? (
          <Page.Error content={loaded.message} />
        ) : (
          <>
            <ExportTable rows={loaded.data?.exports ?? []} isLoading={loaded.state === 'loading'} />
            <Pagination.Root pageCount={loaded.data?.pageCount ?? 0} defaultPageSize={25} total={total}>
              <Flex flex={1} justifyContent="flex-end">
                <Pagination.Links />
              </Flex>
            </Pagination.Root>
          </>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function ExportTable({ rows, isLoading }: { rows: readonly DeskExport[]; isLoading: boolean }) {
  return (
    <DeskTable
      headers={headers}
      rows={rows}
      isLoading={isLoading}
      words={{ empty: 'Todavía no se ha exportado nada.', loading: 'Cargando el registro' }}
    >
      {rows.map(({ id, at, name, filters, rows: count, withSecrets, purpose }) => (
        <Table.Row key={id}>
          <Table.Cell>
            <Typography textColor="neutral800">{localInstantOf(at)}</Typography>
          </Table.Cell>
          <Table.Cell>
            <Typography textColor="neutral800">{name}</Typography>
          </Table.Cell>
          <Table.Cell maxWidth="34rem">
            <Flex direction="column" alignItems="flex-start" gap={1}>
              <Typography textColor="neutral800" style={{ whiteSpace: 'normal' }}>
                {filterWords(filters)}
              </Typography>
              {withSecrets && <Badge variant="warning">Con datos protegidos</Badge>}
            </Flex>
          </Table.Cell>
          <Table.Cell>
            <Typography textColor="neutral800">{count}</Typography>
          </Table.Cell>
          <Table.Cell maxWidth="36rem">
            <Typography textColor="neutral800" style={{ whiteSpace: 'normal' }}>
              {purpose}
            </Typography>
          </Table.Cell>
        </Table.Row>
      ))}
    </DeskTable>
  );
}

/** `España · Aprobada · desde el 1 de marzo de 2026 · con una búsqueda` */
function filterWords({
  sites,
  status,
  form,
  from,
  to,
  matched,
  assignee,
  isSearch,
  withBlocked,
  isOfProofs,
}: LoggedFilters): string {
  return [
    isOfProofs && 'Pruebas de permisos',
    sites.length > 3 ? counted(sites.length, 'sitio', 'sitios') : siteLabels(sites),
    status && statusLabels[status],
    form && formLabels[form],
    matched && (matched === 'yes' ? 'con ofertas' : 'sin ofertas'),
    assignee && (assignee === 'me' ? 'las suyas' : 'sin asignar'),
    from && `desde el ${dayOf(from)}`,
    to && `hasta el ${dayOf(to)}`,
    isSearch && 'con una búsqueda',
    withBlocked && 'con las bloqueadas',
  ]
    .filter(Boolean)
    .join(' · ');
}
