import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { labelOf, statusLabels } from '../../leads/desk/labels';
import type { DeskApplication, DeskClick } from '../../leads/desk/wire';
import { instantOf, NOTHING } from './format';
import { Nothing, Panel } from './panel';

/** The offers that the applicant opened, and the reports of their lenders. */
export function ClickPanel({ application: { clicks, site } }: { application: DeskApplication }) {
  return (
    <Panel title="Clics en ofertas">
      {clicks.length === 0 ? (
        <Nothing>No ha abierto ninguna oferta.</Nothing>
      ) : (
        <Box>
          <Table colCount={5} rowCount={clicks.length + 1}>
            <Thead>
              <Tr>
                {['Cuándo', 'Oferta', 'Red', 'Respuesta', 'Comisión'].map((label) => (
                  <Th key={label}>
                    <Typography variant="sigma">{label}</Typography>
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {clicks.map((click) => (
                <Tr key={click.clickId}>
                  <Td>
                    <Typography>{instantOf(click.at, site)}</Typography>
                  </Td>
                  <Td>
                    <Typography>{[click.offerHeader, click.lender].filter(Boolean).join(' · ')}</Typography>
                  </Td>
                  <Td>
                    <Typography>{click.network ?? NOTHING}</Typography>
                  </Td>
                  <Td>
                    <Typography>{labelOf(statusLabels, click.reportedStatus) || 'Sin respuesta'}</Typography>
                  </Td>
                  <Td>
                    <Typography>{payoutText(click.payout)}</Typography>
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

/** In the currency of the network, which may differ from the country's. */
function payoutText(payout: DeskClick['payout']): string {
  if (!payout) return NOTHING;
  return new Intl.NumberFormat('es', { style: 'currency', currency: payout.currency }).format(payout.amount);
}
