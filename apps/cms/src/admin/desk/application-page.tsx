import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { formLabels } from '../../leads/desk/labels';
import type { DeskApplication } from '../../leads/desk/wire';
import { AssigneePanel } from './assignee-panel';
import { ChangePanel } from './change-panel';
import { ClaimPanel } from './claim-panel';
import { ConsentPanel } from './consent-panel';
import { DESK_PATH } from './desk-path';
import { instantOf, siteLabel } from './format';
import { MatchPanel } from './match-panel';
import { LoanPanel, OriginPanel, PersonPanel } from './person-panels';
import { StatusBadge } from './status-badge';
import { TimelinePanel } from './timeline/timeline-panel';
import { useLoaded } from './use-loaded';

interface Props {
  /** Called with the id in the address. */
  onOpen(id: string): void;
}

/** One application, with a button for each allowed change. */
export function ApplicationPage({ onOpen }: Props) {
  const { id = '' } = useParams();
  useEffect(() => onOpen(id), [onOpen, id]);
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await get<DeskApplication>(`/desk/applications/${encodeURIComponent(id)}`, { signal })).data,
    [get, id],
  );
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'loading') return <Page.Loading>Cargando la solicitud</Page.Loading>;
  if (loaded.state === 'failed') return <FailedApplication message={loaded.message} />;
  return <LoadedApplication application={loaded.data} onChange={reload} />;
}

function FailedApplication({ message }: { message: string }) {
  return (
    <Page.Main>
      <Page.Title>Solicitud</Page.Title>
      <Layouts.Header title="Solicitud" navigationAction={<BackButton fallback={`/${DESK_PATH}`} />} />
      <Layouts.Content>
        <Page.Error content={message} />
      </Layouts.Content>
    </Page.Main>
  );
}

function LoadedApplication({ application, onChange }: { application: DeskApplication; onChange(): void }) {
  const { id, site, answers, status, submittedAt, form } = application;
  const name = `${answers.firstName} ${answers.lastName}`;
  // The link that led here has gone with the list.
  useEffect(() => document.getElementById('main-content')?.focus({ preventScroll: true }), []);
  return (
    <Page.Main>
      <Page.Title>{`Solicitud ${id}`}</Page.Title>
      <Layouts.Header
        title={name}
        secondaryAction={<StatusBadge status={status} />}
        subtitle={`Solicitud ${id} · ${siteLabel(site)} · ${formLabels[form]} · enviada el ${instantOf(submittedAt, site)}`}
        navigationAction={<BackButton fallback={`/${DESK_PATH}`} />}
      />
      <Layouts.Content>
        <Box paddingBottom={8}>
          {application.isBlocked && <BlockedNote />}
          {application.wantsNoAdvertising && <NoAdvertisingNote />}
          <Grid.Root gap={4}>
            <Grid.Item col={9} m={8} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <LoanPanel application={application} />
              <PersonPanel application={application} onChange={onChange} />
              <TimelinePanel application={application} onChange={onChange} />
              <MatchPanel application={application} />
            </Grid.Item>
            <Grid.Item col={3} m={4} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <Flex direction="column" alignItems="stretch" gap={4}>
                <ChangePanel application={application} onChange={onChange} />
                <AssigneePanel application={application} onChange={onChange} />
                <ClaimPanel application={application} onChange={onChange} />
                <ConsentPanel application={application} />
                <OriginPanel application={application} />
              </Flex>
            </Grid.Item>
          </Grid.Root>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}

function BlockedNote() {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={4} marginBottom={4}>
      <Typography>
        Esta solicitud está bloqueada: se conserva solo para atender reclamaciones y a las autoridades (LOPDGDD, art.
        32). No la uses para nada más.
      </Typography>
    </Box>
  );
}

function NoAdvertisingNote() {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={4} marginBottom={4}>
      <Typography>
        No contactar con publicidad: esta persona se ha dado de baja con su correo o su teléfono. Puedes escribirle o
        llamarla solo por esta solicitud.
      </Typography>
    </Box>
  );
}
