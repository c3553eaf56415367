/**
 * Lists what an earlier version may have sent to another lender than the one it named. It needs the environment of the CMS.
 * Usage: node scripts/check-deliveries.cjs
 */
const { runBeside } = require('./run-beside.cjs');

// Warnings of the CMS do not belong to the list.
process.env.LOG_LEVEL = 'error';

runBeside(async (app) => {
  const { describeUnsure, unsureDeliveries } = require('../dist/src/delivery/lenders/earlier-deliveries.js');
  const unsure = await unsureDeliveries(app);
  for (const each of unsure) console.log(describeUnsure(each));
  console.log(
    unsure.length === 0
      ? 'Every delivery and every notice went to the lender that it names.'
      : `${unsure.length} may have gone to another lender than the one they name. Ask both, and tell the persons (docs/lead-delivery.md).`,
  );
}, 'The deliveries were not checked.');
