import { Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { NavLink } from 'react-router-dom';
import { LEGAL_DETAILS_PATH, type LegalDetailsAnswer } from '../../content/legal-provider/legal-details-path';
import { singleEntryAddress } from '../../platform/strapi-internals/admin/entry-address';
import { useLoaded } from '../desk/use-loaded';
import { StartNotice } from './start-notice';

const title = 'Faltan datos legales del titular';
const settings = 'api::site-setting.site-setting';

/** The sites that lack legal details of their provider, each with a link to its settings (R7). */
export function LegalDetails() {
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) => (await get<LegalDetailsAnswer>(LEGAL_DETAILS_PATH, { signal })).data,
    [get],
  );
  const [{ data }] = useLoaded(load);
  if (!data || data.sites.length === 0) return null;
  return (
    <StartNotice title={title} isWarning>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral800">
        Mientras falten, el pie dice «por completar» y los buscadores no muestran el sitio público.
      </Typography>
      <ul>
        {data.sites.map(({ locale, name, missing }) => (
          <Typography key={locale} tag="li" textColor="neutral800">
            <Link tag={NavLink} to={singleEntryAddress(settings, locale)}>
              {name}
            </Link>
            : {missing.join(', ')}
          </Typography>
        ))}
      </ul>
    </StartNotice>
  );
}
