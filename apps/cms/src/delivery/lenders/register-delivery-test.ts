import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { uidOf } from '../../content/content-types';
import { answer, bodyOf, type Handler } from '../../platform/http/answer';
import { answerFailure } from '../../platform/http/answer-failure';
import { refuse } from '../../platform/http/refuse';
import { adminSessionOnly, currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import type { DeliverySettings } from './delivery-settings';
import { testDelivery } from './test-delivery';
import { DELIVERY_TEST_PATH } from './test-result';

const UPDATE = 'plugin::content-manager.explorer.update';
const FAILED = 'No se ha podido enviar el mensaje de prueba. Vuelve a intentarlo.';

const bodySchema = z.object({ documentId: z.string().max(60), locale: z.string().max(10) });

/** Registers the address by which a person who may change a lender sends it a test message. */
export function registerDeliveryTest(strapi: Core.Strapi, settings: DeliverySettings): void {
  const handle: Handler = async (ctx) => {
    const { data: lender } = bodySchema.safeParse(bodyOf(ctx));
    const administrator = currentAdministrator(strapi);
    const mayChange =
      lender &&
      administrator &&
      entryPermission(strapi, administrator, UPDATE, uidOf('lender'))({ locale: lender.locale });
    if (!mayChange) return refuse(ctx, 403, 'Solo quien puede cambiar esta entidad le envía mensajes de prueba.');
    const result = await testDelivery(strapi, lender, settings);
    if (!result) return refuse(ctx, 404, 'Esta entidad no tiene una dirección de envío guardada. Guárdala primero.');
    answer(ctx, 200, result);
  };
  strapi.server.routes({
    type: 'admin',
    prefix: DELIVERY_TEST_PATH,
    routes: [
      {
        method: 'POST',
        path: '/',
        info: { apiName: 'delivery-test' },
        handler: answerFailure(strapi, `POST ${DELIVERY_TEST_PATH}`, FAILED, handle),
        config: adminSessionOnly('delivery-test', []),
      },
    ],
  });
}
