import { Box, Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Layouts, Page, Pagination, useFetchClient } from '@strapi/strapi/admin';
import { type MutableRefObject, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskPage } from '../../leads/desk/wire';
import { ApplicationTable } from './application-table';
import { DeskTabs } from './desk-tabs';
import { ExportDialog } from './export-dialog';
import { filtersIn, pageIn } from './filters-in-address';
import { counted } from './format';
import { ListFilters } from './list-filters';
import { useDeskPermissions } from './use-desk-permissions';
import { type Loaded, useLoaded } from './use-loaded';

interface Props {
  search: string;
  onSearch(search: string): void;
  /** The id of the application that was open last, until its row has the focus again. */
  opened: MutableRefObject<string | null>;
}

export function ApplicationList({ search, onSearch, opened }: Props) {
  const { post } = useFetchClient();
  const { mayExport } = useDeskPermissions();
  const [query, setQuery] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const address = query.toString();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const params = new URLSearchParams(address);
      const body = { ...filtersIn(params), ...(search && { search }), page: pageIn(params) };
      return (await post<DeskPage>('/desk/applications/search', body, { signal })).data;
    },
    [post, address, search],
  );
  const [loaded] = useLoaded(load);
  const isLoading = loaded.state === 'loading';
  const shown = loaded.data?.rows;
  useEffect(() => {
    if (!shown || opened.current === null || shown.some(({ id }) => String(id) === opened.current)) return;
    // The application is not in this list any more, so no row takes the focus.
    document.getElementById('main-content')?.focus();
    opened.current = null;
  }, [shown, opened]);
  const filters = filtersIn(query);
  const total = loaded.data?.total ?? 0;
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>Solicitudes</Page.Title>
      <Layouts.Header
        title="Solicitudes"
        subtitle={subtitleOf(loaded)}
        primaryAction={
          mayExport && (
            <Button startIcon={<Download />} disabled={total === 0} onClick={() => setExporting(true)}>
              Exportar
            </Button>
          )
        }
      />
      {mayExport && <DeskTabs />}
      <Layouts.Action
        startActions={
          <ListFilters
            {...{ query, filters, search, onSearch }}
            sites={loaded.data?.sites ?? []}
            onFilter={(changed) => setQuery(changed)}
          />
        }
      />
      <Layouts.Content>
        {loaded.state === 'failed' ? (
          <Page.Error content={loaded.message} />
        ) : (
          <Box>
            <ApplicationTable
              rows={shown ?? []}
              opened={opened}
              isLoading={isLoading}
              isFiltered={search !== '' || Object.keys(filters).length > 0}
              hasSites={(loaded.data?.sites.length ?? 0) > 1}
            />
            <Pagination.Root pageCount={loaded.data?.pageCount ?? 0} defaultPageSize={25} total={total}>
              <Flex flex={1} justifyContent="flex-end">
                <Pagination.Links />
              </Flex>
            </Pagination.Root>
          </Box>
        )}
      </Layouts.Content>
      {isExporting && (
        <ExportDialog
          filters={{ ...filters, ...(search && { search }) }}
          total={total}
          onClose={() => setExporting(false)}
        />
      )}
    </Page.Main>
  );
}

function subtitleOf(loaded: Loaded<DeskPage>): string {
  if (loaded.state === 'failed') return 'No se han podido mostrar';
  return loaded.data ? counted(loaded.data.total, 'solicitud', 'solicitudes') : 'Cargando…';
}
