import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { uidOf } from '../../content/content-types';
import { DELIVERY_TEST_PATH, type DeliveryTestResult } from '../../delivery/lenders/test-result';
import { useFormState } from '../../platform/strapi-internals/admin/form-state';
import { messageOf } from '../desk/use-loaded';
import { describeDeliveryTest } from './describe-delivery-test';
import { useOpenEntry } from './use-open-entry';

/** Sends a test message to the saved address of a lender, and says what its server answered. */
export function DeliveryTest() {
  const { model, documentId, locale } = useOpenEntry();
  const { initialValues } = useFormState('DeliveryTest');
  const { post } = useFetchClient();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState('');
  if (model !== uidOf('lender') || !documentId || !locale || !initialValues.delivery) return null;

  const send = async () => {
    setSending(true);
    setResult('');
    try {
      const { data } = await post<DeliveryTestResult>(DELIVERY_TEST_PATH, { documentId, locale });
      setResult(describeDeliveryTest(data));
    } catch (error) {
      setResult(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="sigma">Envío de solicitudes</Typography>
      <Typography variant="pi">
        La prueba va a la dirección guardada, firmada y sin datos de nadie. No deja nada escrito aquí.
      </Typography>
      <Button type="button" variant="secondary" size="S" loading={isSending} onClick={send}>
        Enviar un mensaje de prueba
      </Button>
      <Typography variant="pi" role="status">
        {result}
      </Typography>
    </Flex>
  );
}
