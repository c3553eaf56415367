import { siteOfLocale } from '@prestafaro/countries';
import type { AffiliateStatement } from '@prestafaro/types/affiliate-statement';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { File } from '@strapi/icons';
import { countryName } from '../../access/countries/site-names';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { modelLabels } from '../../visitors/affiliates/labels';
import { AFFILIATES_PATH, type ShownAffiliate } from '../../visitors/affiliates/wire';
import { counted, NOTHING } from '../desk/format';
import { Facts, Nothing, Panel } from '../desk/panel';
import type { Loaded } from '../desk/use-loaded';
import { DownloadButton } from './download-button';
import { MonthSelect } from './month-select';
import { PrintedOnly } from './printed-only';
import { StatementTable } from './statement-table';

interface Props {
  affiliate: ShownAffiliate;
  month: string;
  statement: Loaded<AffiliateStatement>;
  onMonth(month: string): void;
}

/** The statement of a month: on the page, as a CSV file, and printed alone on a sheet. */
export function StatementPanel({ affiliate, month, statement: loaded, onMonth }: Props) {
  const { id, code, site, months, model, rateCents, currency, holdDays } = affiliate;
  return (
    <Panel title="Extracto">
      <Flex gap={3} wrap="wrap" paddingBottom={4}>
        <MonthSelect months={months} month={month} onChange={onMonth} />
        <DownloadButton path={`${AFFILIATES_PATH}/${id}/statement/file?month=${month}`} />
        <Button variant="tertiary" startIcon={<File />} onClick={() => window.print()}>
          Imprimir o guardar PDF
        </Button>
      </Flex>
      {loaded.state === 'failed' && <Nothing>{loaded.message}</Nothing>}
      {loaded.data && (
        <PrintedOnly>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography variant="beta" tag="h3">{`Extracto de afiliado ${code}, ${loaded.data.month}`}</Typography>
            <Facts
              columns={3}
              facts={[
                ['País', countryName(siteOfLocale(site).country)],
                ['Modelo de ahora', model ? modelLabels[model] : NOTHING],
                ['Tarifa de ahora', rateCents === null ? NOTHING : `${amountOf(rateCents, currency)} ${currency}`],
                ['Espera de ahora', counted(holdDays, 'día', 'días')],
              ]}
            />
            <StatementTable statement={loaded.data} />
            <Box>
              <Nothing>
                Cada solicitud y cada préstamo cuentan una vez, con la tarifa y la espera de su día. Tras la espera se
                confirma el préstamo, y la solicitud si la persona la abrió desde el correo o una entidad la aprobó.
                Solo cuentan las visitas que permitieron la medición. Los días son los del huso horario del país.
              </Nothing>
            </Box>
          </Flex>
        </PrintedOnly>
      )}
    </Panel>
  );
}
