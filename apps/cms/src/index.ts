import type { Core } from '@strapi/strapi';
import { applyRoles } from './access/apply-roles';
import { ensureLocales } from './access/countries/locales';
import { registerMediaConditions } from './access/countries/media-conditions';
import { ensureFirstAdministrator } from './access/first-administrator';
import { registerReadToken } from './access/read-token';
import { registerSecondFactor } from './access/register-second-factor';
import { registerEntryCheck } from './content/entry-rules/register-entry-check';
import { applyLabels } from './content/labels/apply-labels';
import { checkLabels } from './content/labels/check-labels';
import { registerThreeState } from './content/labels/register-three-state';
import { describeIncomplete, incompleteProviders } from './content/legal-provider/incomplete-providers';
import { registerLegalDetails } from './content/legal-provider/register-legal-details';
import { ensureListIndexes } from './content/list-indexes/list-indexes';
import { ensureMediaFolders } from './content/media/media-folders';
import type { PlannedChangesWorker } from './content/planned-changes/planned-changes-worker';
import { registerPlannedChanges } from './content/planned-changes/register-planned-changes';
import { loadSeed } from './content/seed/load-seed';
import { ensureUniqueIndexes } from './content/uniqueness/unique-indexes';
import { registerVersions } from './content/versions/register-versions';
import { leadsOfCountries } from './delivery/feeds/lead-feed';
import { registerFeeds } from './delivery/feeds/register-feeds';
import { registerAddressRows } from './delivery/graphql/address-rows';
import { registerArticleViews } from './delivery/graphql/article-views';
import { registerReadOnlyGraphql } from './delivery/graphql/read-only';
import { registerDraftGraphql } from './delivery/graphql/register-draft-graphql';
import { registerVisitorReviews } from './delivery/graphql/visitor-reviews';
import { adoptEarlierDeliveries } from './delivery/lenders/earlier-deliveries';
import { type Deliveries, registerDeliveries } from './delivery/lenders/register-deliveries';
import { offersThatFitJob } from './delivery/mail/commercial/offers-that-fit-job';
import { type Mail, registerMail } from './delivery/mail/register-mail';
import { signedDelivery } from './delivery/publishing/deliver';
import { registerFailedPages } from './delivery/publishing/failed-pages';
import { Outbox } from './delivery/publishing/outbox';
import { announceReplacedContent, mayHaveStoredPages, recordRelease } from './delivery/publishing/replaced-content';
import { registerReplacedFiles } from './delivery/publishing/replaced-files';
import { registerPush } from './delivery/push/register-push';
import { registerDocumentMiddlewares } from './document-middlewares';
import { blurEarlierErasures } from './leads/data-subject/earlier-erasures';
import { registerMyData } from './leads/data-subject/register-my-data';
import { registerDesk } from './leads/desk/register-desk';
import { createPersonalData } from './leads/personal-data/personal-data';
import { registerPostbacks } from './leads/postbacks/register-postbacks';
import { retentionJob } from './leads/retention/retention-job';
import type { HeldLock } from './platform/database/advisory-lock';
import { takeStartLock } from './platform/database/start-lock';
import { originsOf, readEnvironment } from './platform/environment';
import { Jobs } from './platform/jobs/jobs';
import { omitOutages } from './platform/logging/json-lines';
import { registerOperations } from './platform/operations/register-operations';
import { type Counters, createCounters } from './platform/redis/counters';
import { findProvided, provide } from './platform/strapi-internals/container';
import { hideAdministratorsOfOtherSites } from './platform/strapi-internals/entry-versions';
import { waitLongerForConnections } from './platform/strapi-internals/knex-pool';
import { adoptEarlierCredits } from './visitors/affiliates/adopt-earlier-credits';
import { affiliateCreditsJob } from './visitors/affiliates/affiliate-credits-job';
import { registerAffiliateDesk } from './visitors/affiliates/register-affiliate-desk';
import { registerAffiliates } from './visitors/affiliates/register-affiliates';
import { matchPending } from './visitors/applications/match-application';
import { registerAnswerColumns } from './visitors/applications/register-answer-columns';
import { registerApplications } from './visitors/applications/register-applications';
import { ensureOfferNumbers } from './visitors/clicks/offer-numbers';
import { registerClicks } from './visitors/clicks/register-clicks';
import { registerTrackingConsents } from './visitors/consents/register-tracking-consents';
import { type Events, registerEvents } from './visitors/events/register-events';
import { registerExperimentReport } from './visitors/experiments/register-experiment-report';
import { registerMeasurements } from './visitors/measurements/register-measurements';
import { sealPlainAddresses } from './visitors/reviews/comment-address';
import { commentAddressJob } from './visitors/reviews/comment-address-job';
import { registerModerationQueue } from './visitors/reviews/queue/register-moderation-queue';
import { registerReviewEndpoints } from './visitors/reviews/register-review-endpoints';
import { registerUnsubscribing } from './visitors/unsubscribing/register-unsubscribing';
import { unsubscribeJob } from './visitors/unsubscribing/unsubscribe-job';

let outbox: Outbox | undefined;
let counters: Counters | undefined;
let events: Events | undefined;
let mail: Mail | undefined;
let deliveries: Deliveries | undefined;
let jobs: Jobs | undefined;
let plannedChanges: PlannedChangesWorker | undefined;
let stopOperations: (() => Promise<void>) | undefined;
let startLock: HeldLock | undefined;
let limitConnectionTimes: (() => void) | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    const environment = readEnvironment();
    checkLabels(strapi, environment.NODE_ENV);
    registerThreeState(strapi);
    registerAnswerColumns(strapi);
    registerReadToken(strapi, environment.CMS_READ_TOKEN);
    registerDraftGraphql(strapi, environment.CMS_PREVIEW_TOKEN, registerReadOnlyGraphql(strapi));
    registerVisitorReviews(strapi);
    registerAddressRows(strapi);
    registerArticleViews(strapi, () => events?.store);
    outbox = new Outbox(strapi, environment.REVALIDATE_URLS, signedDelivery(environment.REVALIDATE_SECRET));
    registerDocumentMiddlewares(strapi, outbox);
    const { CMS_WRITE_TOKEN: writeToken, VISITOR_HASH_SECRET: hashSecret } = environment;
    const { APPLICATION_SECRET: secret, FORMS_PER_MINUTE: formsPerMinute } = environment;
    counters = createCounters(environment.REDIS_URL, strapi.log);
    const personalData = createPersonalData(environment.PERSONAL_DATA_KEYS, secret, environment.LOOKUP_KEYS);
    provide(strapi, 'prestafaro.personal-data', personalData);
    mail = registerMail(strapi, environment, personalData);
    const { links } = mail;
    const gates = { log: strapi.log, counters, hashSecret, secret, formsPerMinute };
    registerReviewEndpoints(strapi, { writeToken, personalData, gates }, outbox);
    const applications = { writeToken, secret, formsPerMinute, links };
    const leadsOfApplications = registerApplications(strapi, personalData, counters, applications);
    registerFeeds(strapi, [leadsOfApplications, leadsOfCountries(strapi)]);
    registerAffiliates({ strapi, personalData, links, gates, writeToken });
    registerClicks(strapi, { writeToken, hashSecret, personalData, counters });
    const { DELIVERY_SECRETS: secrets, DELIVERY_TO_PRIVATE_ADDRESSES: isPrivateAllowed } = environment;
    deliveries = registerDeliveries(strapi, {
      ...{ secrets, isPrivateAllowed, writeToken, hashSecret, personalData, counters },
    });
    registerTrackingConsents(strapi, { writeToken, hashSecret, counters });
    registerUnsubscribing({ strapi, personalData, links, gates, writeToken });
    jobs = new Jobs(strapi);
    jobs.add(retentionJob(strapi));
    registerPush(strapi, environment, { personalData, jobs });
    jobs.add(unsubscribeJob(strapi));
    jobs.add(offersThatFitJob(strapi));
    jobs.add(affiliateCreditsJob(strapi));
    jobs.add(commentAddressJob(strapi, personalData));
    events = registerEvents(strapi, environment, { counters, jobs });
    const eraseEvents = () => events?.store?.eraseClient;
    registerMyData(strapi, { writeToken, personalData, links, gates, eraseEvents });
    const callers = {
      ...{ signing: environment.POSTBACK_SECRETS, inAddress: environment.POSTBACK_URL_SECRETS },
      ranges: environment.POSTBACK_ADDRESSES,
    };
    registerPostbacks(strapi, callers);
    const origins = originsOf(environment);
    await registerDesk(strapi, { personalData, callers, origins });
    await registerAffiliateDesk({ strapi, personalData, origins });
    registerModerationQueue({ strapi, origins });
    registerEntryCheck(strapi);
    plannedChanges = registerPlannedChanges(strapi);
    registerVersions(strapi);
    registerLegalDetails(strapi);
    registerSecondFactor(strapi, environment.ADMIN_HAS_SECOND_FACTOR);
    registerExperimentReport(strapi, () => events?.store);
    await registerMeasurements(strapi, () => events?.store);
    await registerMediaConditions(strapi);
    hideAdministratorsOfOtherSites(strapi);
    registerFailedPages(strapi, { urls: environment.REVALIDATE_URLS, secret: environment.REVALIDATE_SECRET });
    stopOperations = await registerOperations(strapi, environment, {
      ...{ counters, deliveries, events, jobs, mail, outbox },
    });
    // After the line above, whose uploads delete the new files if a replacement fails. These events come after the replacement.
    registerReplacedFiles(strapi, outbox);
    limitConnectionTimes = waitLongerForConnections(strapi);
    // The last line, because Strapi creates the tables after this function.
    startLock = await takeStartLock(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const environment = readEnvironment();
    const isFirstStart = !(await mayHaveStoredPages(strapi));
    await ensureLocales(strapi);
    await ensureUniqueIndexes(strapi);
    await ensureListIndexes(strapi);
    await ensureOfferNumbers(strapi);
    await ensureMediaFolders(strapi);
    await applyRoles(strapi);
    await applyLabels(strapi);
    await ensureFirstAdministrator(strapi, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
    if (environment.SEED === 'auto') await loadSeed(strapi, { receiverUrl: environment.DEMO_RECEIVER_URL });
    const isDevelopment = environment.NODE_ENV === 'development';
    // Each save is another release. The next start of a release drops the pages that are stored, whatever was written meanwhile.
    if (isDevelopment) await recordRelease(strapi, 'development');
    else if (isFirstStart) await recordRelease(strapi);
    else if (outbox) await announceReplacedContent(strapi, outbox);
    await events?.open();
    await startLock?.release();
    limitConnectionTimes?.();
    omitOutages();
    await sealPlainAddresses(strapi, findProvided(strapi, 'prestafaro.personal-data'));
    await matchPending(strapi);
    await adoptEarlierDeliveries(strapi);
    await adoptEarlierCredits(strapi, new Date());
    await blurEarlierErasures(strapi);
    const lacking = describeIncomplete(await incompleteProviders(strapi));
    if (lacking) strapi.log.warn(`Settings: ${lacking}`);
    outbox?.wake();
    // Only what a person does changes anything in development.
    if (isDevelopment) return;
    jobs?.start();
    plannedChanges?.start();
    await mail?.start();
    deliveries?.start();
  },

  async destroy() {
    outbox?.stop();
    jobs?.stop();
    await Promise.all([mail?.stop(), deliveries?.stop(), plannedChanges?.stop()]);
    await events?.close();
    await counters?.close();
    await stopOperations?.();
  },
};
