import { Box, Link, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { NavLink } from 'react-router-dom';
import { countryName } from '../../access/countries/site-names';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { FEW, type Figure, MEASUREMENTS_PATH, type MeasurementsReport } from '../../visitors/measurements/report';
import { numberOf } from '../desk/format';
import { Facts } from '../desk/panel';
import { useLoaded } from '../desk/use-loaded';
import { MEASUREMENTS_PAGE } from '../measurements/measurements-page-path';
import { StartNotice } from './start-notice';

const title = 'Los últimos 7 días';

/** The most important numbers of the last week, for those who may see the measurements of a country. */
export function MeasurementsSummary() {
  const mayRead = useAuth('MeasurementsSummary', ({ permissions }) =>
    permissions.some(({ action }) => action === READ_MEASUREMENTS),
  );
  return mayRead ? <Summary /> : null;
}

function Summary() {
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await get<MeasurementsReport>(MEASUREMENTS_PATH, { params: { days: '7' }, signal })).data,
    [get],
  );
  const [{ data }] = useLoaded(load);
  if (!data?.hasProvider) return null;
  const { country, total, summary } = data;
  return (
    <StartNotice title={title}>
      <Typography tag="h2" variant="delta">
        {`${countryName(country)}: ${title.toLowerCase()}`}
      </Typography>
      <Box paddingTop={3} paddingBottom={3}>
        <Facts
          columns={3}
          facts={[
            ['Visitas de quien aceptó la medición', textOf(total.visits)],
            ['Solicitudes', textOf(summary.applications)],
            ['Clics de salida', textOf(summary.clicks)],
          ]}
        />
      </Box>
      <Link tag={NavLink} to={`/${MEASUREMENTS_PAGE}?country=${country}&days=7`}>
        Ver las mediciones
      </Link>
    </StartNotice>
  );
}

const textOf = (figure: Figure): string => (figure === FEW ? FEW : numberOf(figure));
