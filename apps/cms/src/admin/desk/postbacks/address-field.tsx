import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useRef } from 'react';
import type { NetworkAddress } from '../../../leads/postbacks/trial/wire';
import { siteLabel } from '../format';

/** The address that one network calls, to be copied. */
export function AddressField({ network }: { network: NetworkAddress }) {
  const { site, key, name, address, hasSecret } = network;
  const { toggleNotification } = useNotification();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      toggleNotification({ type: 'success', message: 'Dirección copiada.' });
    } catch {
      // The browser allows it on https alone. The text is selected.
      toggleNotification({ type: 'info', message: 'La dirección está seleccionada: cópiala con el teclado.' });
    }
  };
  const hint = hasSecret ? '' : 'Esta red aún no tiene secreto en POSTBACK_URL_SECRETS: sus avisos se rechazan.';
  return (
    <Field.Root name={`address-${site}-${key}`} hint={hint}>
      <Field.Label>
        {name} · {siteLabel(site)}
      </Field.Label>
      <Flex gap={2} alignItems="stretch">
        <Flex flex={1} alignItems="stretch" direction="column">
          <TextInput ref={input} value={address} readOnly />
        </Flex>
        <Button variant="tertiary" onClick={copy} aria-label={`Copiar la dirección de ${name}`}>
          Copiar
        </Button>
      </Flex>
      <Field.Hint />
    </Field.Root>
  );
}
