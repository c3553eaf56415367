import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import {
  type ListedVersion,
  type OpenedVersion,
  type RestoredVersion,
  VERSIONS_PATH,
} from '../../../content/versions/version-wire';
import { useFormState } from '../../../platform/strapi-internals/admin/form-state';
import { messageOf, useLoaded } from '../../desk/use-loaded';
import { ChangeList } from './change-list';
import { causeOf, timeOf } from './version-words';

interface Props {
  version: ListedVersion;
  locale: string;
  onClose(): void;
}

/** Compares a version with the draft, and brings it back. */
export function VersionDialog({ version, locale, onClose }: Props) {
  const { get, post } = useFetchClient();
  const { modified } = useFormState('VersionDialog');
  const [restored, setRestored] = useState<RestoredVersion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [opener] = useState(() => document.activeElement);
  const path = `${VERSIONS_PATH}/${version.id}`;
  const load = useCallback(
    async (signal: AbortSignal) => (await get<OpenedVersion>(path, { signal })).data,
    [get, path],
  );
  const [loaded] = useLoaded(load);

  const restore = async () => {
    setSending(true);
    setProblem(null);
    try {
      setRestored((await post<RestoredVersion>(`${path}/restore`, {})).data);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(false);
  };
  // The form shows the draft of before until the page is loaded again.
  const close = restored ? () => window.location.reload() : onClose;
  const mayRestore = loaded.data?.mayRestore && !restored;
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal.Content onCloseAutoFocus={() => returnFocus(opener)}>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>{`Versión del ${timeOf(version, locale)}`}</Modal.Title>
        </Modal.Header>
        <Modal.Body tabIndex={0}>
          <Flex direction="column" alignItems="stretch" gap={5}>
            {restored ? (
              <Typography role="status">
                La versión vuelve a ser el borrador. El sitio sigue igual hasta que la publiques, y lo que había antes
                queda en la lista de versiones.{restored.gone.length > 0 && ` ${withoutText(restored.gone)}`}
              </Typography>
            ) : (
              <>
                <Typography>{causeOf(version)}.</Typography>
                {loaded.state === 'loading' && <Typography role="status">Comparando…</Typography>}
                {loaded.state === 'failed' && <Typography textColor="danger600">{loaded.message}</Typography>}
                {loaded.data && <Comparison {...loaded.data} />}
              </>
            )}
            {mayRestore && modified && (
              <Typography textColor="danger600">
                Tienes cambios sin guardar. Guárdalos o deshazlos antes de recuperar una versión.
              </Typography>
            )}
            {problem && (
              <Typography role="alert" textColor="danger600">
                {problem}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={close}>
            {restored ? 'Ver el borrador' : 'Cerrar'}
          </Button>
          {mayRestore && (
            <Button loading={isSending} disabled={modified} onClick={restore}>
              Recuperar esta versión
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Comparison({ changes, gone, mayRestore }: OpenedVersion) {
  return (
    <>
      {changes.length === 0 && (
        <Typography>Solo cambian datos que calcula el gestor o que ya no están en el formulario.</Typography>
      )}
      <ChangeList changes={changes} />
      {gone.length > 0 && <Typography textColor="danger600">{withoutText(gone)}</Typography>}
      {!mayRestore && (
        <Typography textColor="neutral600">
          Tu rol no puede cambiar esta entrada. Pide a un editor de tu país que recupere la versión.
        </Typography>
      )}
    </>
  );
}

const withoutText = (gone: readonly string[]): string => `Se recupera sin lo que ya no existe: ${gone.join('; ')}.`;

/** The dialog has no trigger of its own, so nothing else returns the focus to the button that opened it. */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
