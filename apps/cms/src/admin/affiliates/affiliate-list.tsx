import { Flex, Link, LinkButton } from '@strapi/design-system';
import { Layouts, Page, Table, useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { NavLink } from 'react-router-dom';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { AFFILIATES_PATH, type AffiliateList as List } from '../../visitors/affiliates/wire';
import { DeskTable } from '../desk/desk-table';
import { counted, instantOf, siteLabel } from '../desk/format';
import { LinkCell } from '../desk/link-cell';
import { TextCell } from '../desk/text-cell';
import { type Loaded, useLoaded } from '../desk/use-loaded';
import { AffiliateBadges } from './affiliate-badges';
import { AFFILIATES_PAGE, RUNS_PAGE } from './affiliates-page-path';

const allHeaders = [
  { name: 'requestedAt', label: 'Petición' },
  { name: 'name', label: 'Afiliado' },
  { name: 'website', label: 'Web o canal' },
  { name: 'site', label: 'Sitio' },
  { name: 'code', label: 'Código' },
  { name: 'state', label: 'Estado' },
];

const PERMISSIONS = { pay: [{ action: affiliateActions.pay, subject: null }] };

/** The affiliates, those that wait for a decision first. */
export function AffiliateList() {
  const { get } = useFetchClient();
  const load = useCallback(async (signal: AbortSignal) => (await get<List>(AFFILIATES_PATH, { signal })).data, [get]);
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [loaded] = useLoaded(load);
  const hasSites = (loaded.data?.sites.length ?? 0) > 1;
  return (
    <Page.Main aria-busy={loaded.state === 'loading'}>
      <Page.Title>Afiliados</Page.Title>
      <Layouts.Header
        title="Afiliados"
        subtitle={subtitleOf(loaded)}
        secondaryAction={
          allowedActions.canPay && (
            <LinkButton tag={NavLink} to={`/${RUNS_PAGE}`} variant="tertiary">
              Pagos
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        {loaded.state === 'failed' ? (
          <Page.Error content={loaded.message} />
        ) : (
          <DeskTable
            headers={hasSites ? allHeaders : allHeaders.filter(({ name }) => name !== 'site')}
            rows={loaded.data?.rows ?? []}
            isLoading={loaded.state === 'loading'}
            words={{
              empty: 'Nadie ha pedido entrar en el programa de afiliados todavía.',
              loading: 'Cargando los afiliados',
            }}
          >
            {(loaded.data?.rows ?? []).map((row) => (
              <Table.Row key={row.id}>
                <TextCell>{instantOf(row.requestedAt, row.site)}</TextCell>
                <LinkCell>
                  <Link tag={NavLink} to={`/${AFFILIATES_PAGE}/${row.id}`}>
                    {row.name}
                  </Link>
                </LinkCell>
                <TextCell>{row.website}</TextCell>
                {hasSites && <TextCell>{siteLabel(row.site)}</TextCell>}
                <TextCell>{row.code}</TextCell>
                <Table.Cell>
                  <Flex gap={2}>
                    <AffiliateBadges affiliate={row} />
                  </Flex>
                </Table.Cell>
              </Table.Row>
            ))}
          </DeskTable>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function subtitleOf(loaded: Loaded<List>): string {
  if (loaded.state === 'failed') return 'No se han podido mostrar';
  return loaded.data ? counted(loaded.data.rows.length, 'afiliado', 'afiliados') : 'Cargando…';
}
