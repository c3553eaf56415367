import { fixedPath, publicPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { pushEndMessageSchema, pushMessageSchema } from '@prestafaro/types/push-subscription';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { type Environment, originsOf } from '../../platform/environment';
import { answer, bodyOf, type Handler } from '../../platform/http/answer';
import type { Jobs } from '../../platform/jobs/jobs';
import { everyMinute } from '../../platform/jobs/schedule';
import { applicationOfToken } from '../../visitors/applications/application-of-token';
import { visitorRoute } from '../../visitors/endpoints/visitor-route';
import { NO_URLS } from '../mail/links/links-of-mail';
import { senderAddress } from '../mail/sender-address';
import { siteContext } from '../mail/site-context';
import { pushMessages } from './messages/catalogue';
import { PushSubscriptions } from './push-subscriptions';
import { recordPushConsent, revokePushConsent } from './record-push-consent';
import { sendNotices } from './send-notices';
import { vapidKeysOf } from './vapid-keys';

interface Dependencies {
  personalData: PersonalData;
  jobs: Jobs;
}

/**
 * The notifications about an application (docs/decisions/059-push.md): the endpoints by which the web app reads the key, keeps and forgets a
 * browser, and the job that sends. Without VAPID_PRIVATE_KEY there are none, and the web app offers none.
 */
export function registerPush(
  strapi: Core.Strapi,
  environment: Environment,
  { personalData, jobs }: Dependencies,
): void {
  const { CMS_WRITE_TOKEN, VAPID_PRIVATE_KEY, MAIL_FROM } = environment;
  const keys = VAPID_PRIVATE_KEY === undefined ? null : vapidKeysOf(VAPID_PRIVATE_KEY);
  const subscriptions = new PushSubscriptions(strapi, personalData);
  const route = (path: string, receive: Handler) => visitorRoute(strapi, path, CMS_WRITE_TOKEN, receive);
  const noticeOf = async (locale: Locale) => {
    const { siteName } = await siteContext(strapi, locale, originsOf(environment), NO_URLS, new Date());
    const path = `${publicPath(siteOfLocale(locale), fixedPath(locale, 'process'))}?stay=1`;
    return { title: siteName, body: pushMessages[locale], path };
  };

  strapi.server.routes([
    route('/api/push/key', (ctx) =>
      keys ? answer(ctx, 200, { key: keys.publicKey }) : answer(ctx, 404, { error: 'off' }),
    ),
    route('/api/push/subscribe', async (ctx) => {
      const parsed = pushMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const { token, subscription, ...consent } = parsed.data;
      const application = await applicationOfToken(strapi, personalData, token);
      if (!application) return answer(ctx, 404, { error: 'unknown-token' });
      const at = new Date();
      await strapi.db.transaction(async () => {
        const isNew = await subscriptions.add(application.id, application.site, subscription, at);
        if (isNew) await recordPushConsent(strapi, personalData, application.id, consent, at);
      });
      answer(ctx, 201, {});
    }),
    route('/api/push/end', async (ctx) => {
      const parsed = pushEndMessageSchema.safeParse(bodyOf(ctx));
      if (!parsed.success) return answer(ctx, 422, { errors: fieldErrorsOf(parsed.error) });
      const application = await applicationOfToken(strapi, personalData, parsed.data.token);
      if (!application) return answer(ctx, 404, { error: 'unknown-token' });
      await strapi.db.transaction(async () => {
        await subscriptions.end(application.id, parsed.data.endpoint);
        await revokePushConsent(strapi, application.id, new Date());
      });
      answer(ctx, 200, {});
    }),
  ]);

  if (!keys) return;
  const contact = `mailto:${senderAddress(MAIL_FROM)}`;
  jobs.add({
    name: 'push',
    schedule: everyMinute,
    run: (now) => sendNotices({ strapi, subscriptions, keys, contact, noticeOf, fetch }, now),
  });
}
