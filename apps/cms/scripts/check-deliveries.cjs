/**
 * Lists what an earlier version may have sent to another lender than the one it named. It needs the environment of the CMS.
 * Usage: node scripts/check-deliveries.cjs
 */
async function main() {
  // This process is not a second server, so it seeds nothing and sends no publish events and no mails.
  Object.assign(process.env, { SEED: 'never', REVALIDATE_URLS: '', SMTP_URL: '', MAIL_FOLDER: '', LOG_LEVEL: 'error' });
  const app = await require('./strapi.cjs')();
  const { describeUnsure, unsureDeliveries } = require('../dist/src/delivery/lenders/earlier-deliveries.js');
  const unsure = await unsureDeliveries(app);
  for (const each of unsure) console.log(describeUnsure(each));
  console.log(
    unsure.length === 0
      ? 'Every delivery and every notice went to the lender that it names.'
      : `${unsure.length} may have gone to another lender than the one they name. Ask both, and tell the persons (docs/lead-delivery.md).`,
  );
  await app.destroy();
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : 'The deliveries were not checked.');
    process.exit(1);
  },
);
