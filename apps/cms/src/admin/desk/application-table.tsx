import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { Table } from '@strapi/strapi/admin';
import type { MutableRefObject } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import type { DeskRow } from '../../leads/desk/wire';
import { shortAssigneeText } from './assignee-text';
import { DESK_PATH } from './desk-path';
import { DeskTable } from './desk-table';
import { counted, instantOf, moneyOf, NOTHING, siteLabel } from './format';
import { LinkCell } from './link-cell';
import { StatusBadge } from './status-badge';

const allHeaders = [
  { name: 'submittedAt', label: 'Enviada' },
  { name: 'name', label: 'Solicitante' },
  { name: 'site', label: 'Sitio' },
  { name: 'loan', label: 'Préstamo' },
  { name: 'status', label: 'Estado y gestor' },
  { name: 'matchCount', label: 'Ofertas' },
  { name: 'phone', label: 'Teléfono' },
];

interface Props {
  rows: readonly DeskRow[];
  isLoading: boolean;
  /** Whether something is searched or filtered, so that there may be other applications. */
  isFiltered: boolean;
  /** Whether there is more than one site, so that each row names its own. */
  hasSites: boolean;
  /** The id of the application that was open last, until its row has the focus again. */
  opened: MutableRefObject<string | null>;
}

export function ApplicationTable({ rows, isLoading, isFiltered, hasSites, opened }: Props) {
  const navigate = useNavigate();
  const focusOpened = (link: HTMLAnchorElement | null, id: number) => {
    if (!link || opened.current !== String(id)) return;
    opened.current = null;
    link.focus();
  };
  const headers = hasSites ? allHeaders : allHeaders.filter(({ name }) => name !== 'site');
  return (
    <DeskTable
      headers={headers}
      rows={rows}
      isLoading={isLoading}
      words={{
        empty: isFiltered
          ? 'Ninguna solicitud coincide con estos filtros.'
          : 'No hay solicitudes que atender. Las nuevas aparecen aquí en cuanto se envían.',
        loading: 'Cargando las solicitudes',
      }}
    >
      {rows.map((row) => (
        <Table.Row key={row.id} onClick={() => navigate(`/${DESK_PATH}/${row.id}`)} style={{ cursor: 'pointer' }}>
          <Table.Cell>
            <Typography textColor="neutral800">{instantOf(row.submittedAt, row.site)}</Typography>
          </Table.Cell>
          <LinkCell>
            <Flex gap={2}>
              <Link
                tag={NavLink}
                ref={(link: HTMLAnchorElement | null) => focusOpened(link, row.id)}
                to={`/${DESK_PATH}/${row.id}`}
                onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
              >
                {row.name}
              </Link>
              {row.isUnderClaim && <Badge variant="warning">Reclamación</Badge>}
              {row.isBlocked && <Badge>Bloqueada</Badge>}
            </Flex>
          </LinkCell>
          {hasSites && (
            <Table.Cell>
              <Typography textColor="neutral800">{siteLabel(row.site)}</Typography>
            </Table.Cell>
          )}
          <Table.Cell>
            <Typography textColor="neutral800">
              {moneyOf(row.amount, row.site)} · {counted(row.days, 'día', 'días')}
            </Typography>
          </Table.Cell>
          <Table.Cell>
            <Flex direction="column" alignItems="flex-start" gap={1}>
              <StatusBadge status={row.status} />
              <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'normal' }}>
                {shortAssigneeText(row.assignee)}
              </Typography>
            </Flex>
          </Table.Cell>
          <Table.Cell>
            <Typography textColor="neutral800">{row.matchCount ?? NOTHING}</Typography>
          </Table.Cell>
          <Table.Cell>
            <Typography textColor="neutral800">{row.phone}</Typography>
          </Table.Cell>
        </Table.Row>
      ))}
    </DeskTable>
  );
}
