import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { type Caller, checkSecret, type PostbackCallers } from '../callers';
import { CLICK_ID } from '../click-id-form';
import { faultOf } from '../fault';
import { type ReceivedPostback, receiveJson, receiveParameters } from '../receive-postback';
import { NETWORK_PARAMETER, SECRET_PARAMETER } from '../reserved-parameters';
import { pastedReport } from './pasted-report';
import { trialOf } from './trial-words';
import type { PostbackTrial } from './wire';

interface Tried {
  /** As a person pasted it. */
  readonly text: string;
  /** A click of another site stays unknown. */
  readonly sites: readonly string[];
  readonly now: Date;
}

/**
 * Says what a report would do. It is received as any other, in a transaction that is rolled back, so that the trial cannot differ from the
 * real thing.
 * @returns null if the text is no report
 */
export async function tryPostback(
  strapi: Core.Strapi,
  callers: PostbackCallers,
  { text, sites, now }: Tried,
): Promise<PostbackTrial | null> {
  const pasted = pastedReport(text);
  if (!pasted) return null;
  if (pasted.kind === 'json') {
    const network = await networkOfClick(strapi, pasted.body);
    const received = await rehearse(strapi, () => receiveJson(strapi, network, pasted.body, now));
    const trial = trialOf(hidden(received, sites, 'click_id'));
    return { ...trial, facts: [...trial.facts, ['Firma', 'Aquí no se comprueba']] };
  }
  const { parameters } = pasted;
  const caller = checkSecret(callers, parameters);
  const network = parameters.get(NETWORK_PARAMETER) ?? '';
  const received = await rehearse(strapi, () => receiveParameters(strapi, network, parameters, now));
  const trial = trialOf(hidden(received, sites, 'network'));
  if (caller.ok) return { ...trial, facts: [...trial.facts, ['Secreto', 'Correcto']] };
  return {
    ...trial,
    verdict: 'Se rechazaría y no cambiaría nada.',
    problems: [callerText(caller, parameters), ...trial.problems],
  };
}

/** Carries a result out of a transaction that ends with it. */
class Rehearsed extends Error {
  constructor(readonly received: ReceivedPostback) {
    super();
  }
}

async function rehearse(strapi: Core.Strapi, receive: () => Promise<ReceivedPostback>): Promise<ReceivedPostback> {
  try {
    return await strapi.db.transaction(async (): Promise<never> => {
      throw new Rehearsed(await receive());
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.received;
    throw error;
  }
}

/** A click of another country is as unknown as one that does not exist. */
function hidden(received: ReceivedPostback, sites: readonly string[], field: string): ReceivedPostback {
  if (!received.ok || sites.includes(received.click.site)) return received;
  return { ok: false, error: 'unknown-click', faults: [faultOf(field, 'unknown-click')] };
}

/** The signature names the network of a report in JSON; here its click does. */
async function networkOfClick(strapi: Core.Strapi, body: unknown): Promise<string> {
  const clickId = typeof body === 'object' && body !== null && 'click_id' in body ? body.click_id : null;
  if (typeof clickId !== 'string' || !CLICK_ID.test(clickId)) return '';
  const click: { network: string | null } | null = await strapi.db
    .query(uidOf('click'))
    .findOne({ select: ['network'], where: { clickId } });
  return click?.network ?? '';
}

function callerText({ reason }: Extract<Caller, { ok: false }>, parameters: URLSearchParams): string {
  if (!parameters.has(NETWORK_PARAMETER)) return `«${NETWORK_PARAMETER}»: falta. Es la clave de la red.`;
  if (!parameters.has(SECRET_PARAMETER)) return `«${SECRET_PARAMETER}»: falta. Es el secreto que diste a la red.`;
  if (reason === 'wrong_secret') return `«${SECRET_PARAMETER}»: no es el de esa red.`;
  return `«${NETWORK_PARAMETER}»: esa red no tiene secreto. Quien administra el servidor lo pone en POSTBACK_URL_SECRETS.`;
}
