import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useRef } from 'react';
import { type ChangeList, PLANNED_CHANGES_PATH } from '../../content/planned-changes/wire';
import { counted } from '../desk/format';
import { useLoaded } from '../desk/use-loaded';
import { PUBLISHES_CONTENT } from '../menu/content-permissions';
import { ChangeTable } from './change-table';
import { actionNouns } from './planned-words';
import { useChangeSteps } from './use-change-steps';

/** What is planned on the sites of an editor: what comes next, what was not done, and what has ended lately. */
export default function PlannedPage() {
  return (
    <Page.Protect permissions={PUBLISHES_CONTENT}>
      <Planned />
    </Page.Protect>
  );
}

function Planned() {
  const { get } = useFetchClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(
    async (signal: AbortSignal) => (await get<ChangeList>(PLANNED_CHANGES_PATH, { signal })).data,
    [get],
  );
  const [loaded, reload] = useLoaded(load);
  const { cancel, confirm } = useChangeSteps(heading, reload);
  const { planned = [], failed = [], ended = [] } = loaded.data ?? {};
  const isLoading = loaded.state === 'loading';

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>Programados</Page.Title>
      <Layouts.Header
        title="Programados"
        subtitle={loaded.data ? counted(planned.length, 'cambio pendiente', 'cambios pendientes') : 'Cargando…'}
      />
      <Layouts.Content>
        {loaded.state === 'failed' ? (
          <Page.Error content={loaded.message} />
        ) : (
          <Flex direction="column" alignItems="stretch" gap={6}>
            {failed.length > 0 && (
              <ChangeTable
                title="No se hicieron"
                rows={failed}
                action={(change) => (
                  <Button
                    variant="tertiary"
                    size="S"
                    aria-label={`Entendido: ${change.title}`}
                    onClick={() => confirm(change)}
                  >
                    Entendido
                  </Button>
                )}
              />
            )}
            <ChangeTable
              title="Pendientes"
              headingRef={heading}
              rows={planned}
              isLoading={isLoading}
              empty="No hay nada programado. Abre una entrada y usa «Programar», debajo de «Publicar»."
              action={(change) => (
                <Button
                  variant="danger-light"
                  size="S"
                  aria-label={`Cancelar ${actionNouns[change.action]} de ${change.title}`}
                  onClick={() => cancel(change)}
                >
                  Cancelar
                </Button>
              )}
            />
            {ended.length > 0 && <ChangeTable title="Últimos terminados" rows={ended} />}
            <Typography variant="pi" textColor="neutral600">
              Cada hora es la del país del sitio. Se publica el borrador guardado, tal como esté en ese momento.
            </Typography>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
