import { Box, Typography } from '@strapi/design-system';
import { Table } from '@strapi/strapi/admin';
import type { ReactNode, Ref } from 'react';
import { cityOf } from '../../content/planned-changes/site-clock';
import type { ListedChange } from '../../content/planned-changes/wire';
import { DeskTable } from '../desk/desk-table';
import { instantOf, siteLabel } from '../desk/format';
import { EntryLink } from './entry-link';
import { actionLabels, plannerText, stateLabels } from './planned-words';

interface Props {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  rows: readonly ListedChange[];
  isLoading?: boolean;
  empty?: string;
  /** The button of a row. */
  action?(change: ListedChange): ReactNode;
}

/** Planned changes, one in each row, under a heading. */
export function ChangeTable({ title, headingRef, rows, isLoading = false, empty = '', action }: Props) {
  const headers = [
    { name: 'dueAt', label: 'Cuándo' },
    { name: 'action', label: 'Qué' },
    { name: 'title', label: 'Entrada' },
    { name: 'site', label: 'Sitio' },
    { name: 'planner', label: 'Quién' },
    ...(action ? [{ name: 'button', label: 'Acción' }] : []),
  ];
  return (
    <Box tag="section">
      <Box paddingBottom={3}>
        <Typography variant="delta" tag="h2" ref={headingRef} tabIndex={-1}>
          {title}
        </Typography>
      </Box>
      <DeskTable
        headers={headers}
        rows={rows}
        isLoading={isLoading}
        words={{ loading: 'Cargando los cambios programados', empty }}
      >
        {rows.map((change) => (
          <Table.Row key={change.id}>
            <Cell note={`hora de ${cityOf(change.site)}`}>{instantOf(change.dueAt, change.site)}</Cell>
            <Cell>{actionLabels[change.action]}</Cell>
            <Table.Cell>
              <EntryFacts change={change} />
            </Table.Cell>
            <Cell>{siteLabel(change.site)}</Cell>
            <Cell>{plannerText(change)}</Cell>
            {action && <Table.Cell>{action(change)}</Table.Cell>}
          </Table.Row>
        ))}
      </DeskTable>
    </Box>
  );
}

function Cell({ children, note }: { children: string; note?: string }) {
  return (
    <Table.Cell>
      <Typography textColor="neutral800">{children}</Typography>
      {note && <Note>{note}</Note>}
    </Table.Cell>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {children}
    </Typography>
  );
}

/** The entry, and how its change ended. The text wraps: a cell of the table keeps its text in one line. */
function EntryFacts({ change }: { change: ListedChange }) {
  const { state, reason, typeName } = change;
  const outcome = state === 'planned' ? [] : [`${stateLabels[state]}.`, reason];
  return (
    <Box paddingTop={2} paddingBottom={2} minWidth="16rem" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <EntryLink change={change} />
      <Note>{typeName}</Note>
      {outcome.length > 0 && (
        <Typography tag="p" textColor="neutral800">
          {outcome.filter(Boolean).join(' ')}
        </Typography>
      )}
    </Box>
  );
}
