import { Alert, Box, Button, Link } from '@strapi/design-system';
import { Phone } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DeskApplication } from '../../leads/desk/wire';
import { useDeskPermissions } from './use-desk-permissions';
import { messageOf } from './use-loaded';

interface Props {
  application: DeskApplication;
  /** The history has a new line. */
  onShow(): void;
}

/** Shows the telephone number to call on demand. The server notes it in the history first. */
export function ShownPhone({ application: { id, isBlocked }, onShow }: Props) {
  const { post } = useFetchClient();
  const { maySeePhone } = useDeskPermissions();
  const [phone, setPhone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  if (!maySeePhone || isBlocked) return null;
  const show = async () => {
    setProblem(undefined);
    try {
      const { data } = await post<{ phone: string }>(`/desk/applications/${id}/phone`, {});
      setPhone(data.phone);
      onShow();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <Box paddingTop={4}>
      {phone === undefined && (
        <Button variant="tertiary" startIcon={<Phone />} onClick={show}>
          Mostrar el teléfono
        </Button>
      )}
      <div role="status">{phone !== undefined && <Link href={`tel:${phone}`}>{`Llamar al ${phone}`}</Link>}</div>
      {problem && (
        <Alert variant="danger" closeLabel="Cerrar" title="No se puede mostrar" onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
