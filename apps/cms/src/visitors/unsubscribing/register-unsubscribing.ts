import {
  fieldErrorsOf,
  type RefusedLink,
  unsubscribeMessageSchema,
  unsubscribeTokenMessageSchema,
} from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { Unsubscriptions } from '../../delivery/mail/commercial/unsubscriptions';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { answer, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import { visitorRoute } from '../endpoints/visitor-route';
import { FormGate, type GateSettings } from '../proofs/form-gate';
import { UNSUBSCRIBE_ALLOWANCE } from './allowances';
import { undoByLink, unsubscribeByLink } from './linked-unsubscribing';
import { typedContacts } from './typed-contacts';

export interface UnsubscribingServices {
  strapi: Core.Strapi;
  personalData: PersonalData;
  links: MailedLinks;
  gates: GateSettings;
  writeToken: string;
}

/** The endpoints by which the web app unsubscribes people from advertising, and undoes it (R30). */
export function registerUnsubscribing({ strapi, personalData, links, gates, writeToken }: UnsubscribingServices): void {
  const unsubscriptions = new Unsubscriptions(strapi);
  const services = { strapi, links, unsubscriptions };
  const gate = new FormGate(gates, { form: 'unsubscribe', ...UNSUBSCRIBE_ALLOWANCE });

  /** The same statements for every address: what follows from a known one is the work of a job. */
  const receiveForm: Handler = async (ctx) => {
    const parsed = unsubscribeMessageSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
    const message = parsed.data;
    const { locale: site } = message;
    const read = typedContacts(personalData, message);
    if (!read.ok) return answer(ctx, 422, { errors: read.errors });
    const now = new Date();
    if ((await gate.admit(ctx, message, now)) === null) return;
    const undo = await strapi.db.transaction(async () => {
      const subject = await unsubscriptions.add(read.contacts, site, 'form', now);
      return links.issue({ purpose: 'unsubscribe-undo', site, subject }, now);
    });
    answer(ctx, 201, { undo });
  };

  const byLink =
    (source: 'link' | 'one_click'): Handler =>
    async (ctx) => {
      const linked = tokenOf(ctx);
      answerLink(ctx, linked ? await unsubscribeByLink(services, linked, source, new Date()) : unknownLink);
    };

  strapi.server.routes([
    visitorRoute(strapi, '/api/unsubscribe', writeToken, receiveForm),
    visitorRoute(strapi, '/api/unsubscribe/link', writeToken, byLink('link')),
    visitorRoute(strapi, '/api/unsubscribe/one-click', writeToken, byLink('one_click')),
    visitorRoute(strapi, '/api/unsubscribe/undo', writeToken, async (ctx) => {
      const linked = tokenOf(ctx);
      answerLink(ctx, linked ? await undoByLink(services, linked, new Date()) : unknownLink);
    }),
  ]);
}

const unknownLink = { error: 'unknown-link' } as const;

const tokenOf = (ctx: RequestContext) => unsubscribeTokenMessageSchema.safeParse(bodyOf(ctx)).data;

function answerLink(ctx: RequestContext, outcome: object | { error: RefusedLink }): void {
  const error = 'error' in outcome ? outcome.error : undefined;
  answer(ctx, error === undefined ? 200 : error === 'expired-link' ? 410 : 404, outcome);
}
