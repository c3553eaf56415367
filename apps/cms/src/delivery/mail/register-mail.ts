import type { Core } from '@strapi/strapi';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { type Environment, originsOf } from '../../platform/environment';
import { redactedError } from '../../platform/logging/redacted-error';
import { findProvided, provide } from '../../platform/strapi-internals/container';
import type { Backlog } from '../waiting-rows';
import { addressHashesOf } from './address-hash';
import { registerBounces } from './bounces/register-bounces';
import { decideMail } from './commercial/decide-mail';
import { Unsubscriptions } from './commercial/unsubscriptions';
import { failureOf } from './failure';
import { linksOfMail } from './links/links-of-mail';
import { MailedLinks } from './links/mailed-links';
import { myDataToken } from './links/my-data-token';
import { registerMailedLinks } from './links/register-mailed-links';
import { MailOutbox } from './mail-outbox';
import { registerMailPage } from './mail-page';
import { MailRows } from './mail-rows';
import { MailWorker } from './mail-worker';
import { registerMailFilesLink } from './register-mail-files-link';
import { renderMail } from './render-mail';
import { sampleUrls } from './sample-mails';
import { senderAddress } from './sender-address';
import { siteContext } from './site-context';
import { Suppressions } from './suppressions';
import { folderTransport } from './transports/folder-transport';
import { smtpTransport } from './transports/smtp-transport';
import type { MailTransport } from './transports/transport';

/** A mail that has waited longer needs an operator. */
const OVERDUE_MS = 15 * 60_000;

export interface Mail {
  outbox: MailOutbox;
  links: MailedLinks;
  /** Starts to send. Call it in `bootstrap()`. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** @returns the fault, for the health check; null if there is none */
  problem(): Promise<string | null>;
  /** The mails that wait, and the age of the oldest. */
  backlog(): Promise<Backlog>;
  /** How many addresses get no mail now. */
  suppressed(): Promise<number>;
}

/** The outbox of mails. Call it after `register()`. */
export const mailOutboxOf = (strapi: Core.Strapi): Pick<MailOutbox, 'add' | 'withdrawAbout'> =>
  findProvided(strapi, 'prestafaro.mail-outbox');

/** The mails to visitors (docs/decisions/053-jobs-and-mail.md). */
export function registerMail(strapi: Core.Strapi, environment: Environment, personalData: PersonalData): Mail {
  const { SMTP_URL, MAIL_FROM, MAIL_FOLDER, MAIL_BOUNCE_TOKEN } = environment;
  const { log } = strapi;
  const rows = new MailRows(strapi);
  const now = () => new Date();
  const links = new MailedLinks(strapi, personalData);
  const unsubscriptions = new Unsubscriptions(strapi);
  const origins = originsOf(environment);
  const transport = transportOf(environment);
  const suppressions = new Suppressions(strapi);
  const address = senderAddress(MAIL_FROM);
  const worker =
    transport &&
    new MailWorker({
      ...{ log, rows, suppressions, personalData, transport, now },
      decide: (row, at) => decideMail({ strapi, unsubscriptions }, row, at),
      async compose(row, to, content) {
        const { messageId, site } = row;
        const hashes = addressHashesOf(personalData, to);
        const myData = await myDataToken(strapi, links, { site, hashes, content, now: now() });
        const { oneClickUrl, ...urls } = await linksOfMail(links, row, content, origins, now(), myData);
        const context = await siteContext(strapi, site, origins, urls, now());
        const from = { name: context.siteName, address };
        const replyTo = context.contactEmail ?? undefined;
        return { messageId, from, to, replyTo, oneClickUrl: oneClickUrl ?? undefined, ...renderMail(content, context) };
      },
    });
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const outbox = new MailOutbox(strapi, { personalData, domain, wake: () => worker?.wake() });
  provide(strapi, 'prestafaro.mail-outbox', outbox);
  registerBounces(strapi, MAIL_BOUNCE_TOKEN, { log, rows, suppressions });
  registerMailFilesLink(strapi, MAIL_FOLDER !== undefined);
  if (MAIL_FOLDER)
    registerMailPage(strapi, MAIL_FOLDER, (site) => siteContext(strapi, site, origins, sampleUrls, now()));
  registerMailedLinks(strapi, links, environment.CMS_WRITE_TOKEN);
  return {
    outbox,
    links,
    async start() {
      if (!worker)
        log.warn('mail: no mails are sent, because SMTP_URL is not set. They wait in the outbox for three days');
      // The start does not wait for a mail server that does not answer.
      if (SMTP_URL && transport) void reportAway(transport, log);
      worker?.wake();
    },
    stop: async () => worker?.stop(),
    backlog: () => rows.backlog(now()),
    suppressed: () => suppressions.count(now()),
    async problem() {
      if (!worker) return 'no mails are sent: SMTP_URL is not set';
      if (worker.fault) return worker.fault;
      // A mail that its receiver puts off says nothing about this installation.
      const since = await rows.untriedSince(now());
      const isOverdue = since !== null && now().getTime() - since.getTime() > OVERDUE_MS;
      return isOverdue ? 'a mail has waited for over a quarter of an hour' : null;
    },
  };
}

function transportOf({ SMTP_URL, MAIL_BOUNCE_TO, MAIL_FOLDER }: Environment): MailTransport | null {
  if (SMTP_URL) return smtpTransport(SMTP_URL, MAIL_BOUNCE_TO);
  return MAIL_FOLDER ? folderTransport(MAIL_FOLDER) : null;
}

/** A wrong password is found at the start, and not by the first visitor. */
async function reportAway(transport: MailTransport, log: Core.Strapi['log']): Promise<void> {
  await transport.verify().catch((error: unknown) => {
    const { code } = failureOf(error);
    log.error(
      `mail: the mail server of SMTP_URL takes no mails: ${code || redactedError(error)}. Mails wait in the outbox`,
    );
  });
}
