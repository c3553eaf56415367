import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { SECOND_FACTOR_PATH, type SecondFactorAnswer } from '../../access/second-factor-path';
import { useLoaded } from '../desk/use-loaded';
import { StartNotice } from './start-notice';

const title = 'Las cuentas de administrador no tienen segundo factor';

/** Warns super administrators that a stolen password alone opens the panel. */
export function SecondFactor() {
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) => (await get<SecondFactorAnswer>(SECOND_FACTOR_PATH, { signal })).data,
    [get],
  );
  const [{ data }] = useLoaded(load);
  if (!data?.isMissing) return null;
  return (
    <StartNotice title={title} isWarning>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral800">
        Esta edición solo pide la contraseña, así que quien la consiga entra y ve datos de solicitantes de todos los
        países. Pide a quien administra el servidor que ponga el panel detrás de un inicio de sesión con segundo factor:
        la guía de despliegue (docs/deploy.md, «Second factor») explica cómo. Después, ADMIN_HAS_SECOND_FACTOR=true
        quita este aviso.
      </Typography>
    </StartNotice>
  );
}
