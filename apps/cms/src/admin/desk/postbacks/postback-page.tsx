import { Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { type NetworkAddresses, TRIAL_PATH } from '../../../leads/postbacks/trial/wire';
import { DeskTabs } from '../desk-tabs';
import { Nothing, Panel } from '../panel';
import { useLoaded } from '../use-loaded';
import { AddressField } from './address-field';
import { TrialForm } from './trial-form';

/** The addresses that networks call, and a trial of what they send. */
export function PostbackPage() {
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) => (await get<NetworkAddresses>(`/desk${TRIAL_PATH}`, { signal })).data,
    [get],
  );
  const [loaded] = useLoaded(load);
  return (
    <Page.Main aria-busy={loaded.state === 'loading'}>
      <Page.Title>Avisos de las redes</Page.Title>
      <Layouts.Header title="Solicitudes" subtitle="Lo que las redes informan de cada clic" />
      <DeskTabs />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <TrialForm />
          <Panel title="Direcciones para las redes">
            {loaded.state === 'failed' && <Typography role="alert">{loaded.message}</Typography>}
            {loaded.state === 'ready' && <Addresses networks={loaded.data.networks} />}
          </Panel>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Addresses({ networks }: NetworkAddresses) {
  if (networks.length === 0) return <Nothing>Ningún sitio tuyo tiene redes en sus ajustes.</Nothing>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {networks.map((network) => (
        <AddressField key={`${network.site} ${network.key}`} network={network} />
      ))}
      <Typography variant="pi" textColor="neutral600">
        Cambia SECRETO por el de la red en POSTBACK_URL_SECRETS, que tiene quien administra el servidor. Una red que
        firma sus avisos los envía a la misma dirección, sin parámetros.
      </Typography>
    </Flex>
  );
}
