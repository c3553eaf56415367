import type { OriginSettings } from '@prestafaro/addresses';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { answer } from '../../../platform/http/answer';
import { refuse } from '../../../platform/http/refuse';
import { readBody } from '../../desk/desk-body';
import type { DeskHandler } from '../../desk/desk-route';
import type { PostbackCallers } from '../callers';
import { networkAddresses } from './network-addresses';
import { tryPostback } from './try-postback';
import { MAX_PASTED, type NetworkAddresses } from './wire';

const trialSchema = z.strictObject({ text: z.string().trim().min(1).max(MAX_PASTED) });

const NO_REPORT =
  'Ahí no hay ningún aviso. Pega la dirección entera que llama la red, o lo que envía: parámetros o JSON.';

/** The addresses that the networks of the administrator's countries call. */
export const addressesHandler =
  (strapi: Core.Strapi, callers: PostbackCallers, origins: OriginSettings): DeskHandler =>
  async (ctx, { sites }) => {
    const networks = await networkAddresses(strapi, { sites, origins, callers });
    answer(ctx, 200, { networks } satisfies NetworkAddresses);
  };

/** Says what a pasted report would do. A POST, because the text has a secret and a click, which must not stand in an address (R28). */
export const trialHandler =
  (strapi: Core.Strapi, callers: PostbackCallers): DeskHandler =>
  async (ctx, { sites }) => {
    const body = readBody(ctx, trialSchema, { text: 'Aviso' });
    if (!body) return;
    const trial = await tryPostback(strapi, callers, { text: body.text, sites, now: new Date() });
    if (!trial) return refuse(ctx, 422, NO_REPORT);
    answer(ctx, 200, trial);
  };
