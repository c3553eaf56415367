import { Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { MAIL_FILES_QUESTION, type MailFilesAnswer } from '../../delivery/mail/mail-files-path';
import { useLoaded } from '../desk/use-loaded';
import { StartNotice } from './start-notice';

const title = 'Correos guardados';

/** A link to the mails that are kept on this machine, where no mail server is set. */
export function KeptMails() {
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) => (await get<MailFilesAnswer>(MAIL_FILES_QUESTION, { signal })).data,
    [get],
  );
  const [{ data }] = useLoaded(load);
  if (!data?.address) return null;
  return (
    <StartNotice title={title}>
      <Link href={data.address}>{title}</Link>
      <Typography tag="p" variant="pi" textColor="neutral600">
        No hay servidor de correo, así que los correos a los visitantes no se envían: se guardan en este ordenador.
      </Typography>
    </StartNotice>
  );
}
