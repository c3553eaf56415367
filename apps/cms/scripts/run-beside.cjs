/**
 * Runs some work on the database of the CMS, also beside a running one, and ends this process. This process is not a second server, so it
 * seeds nothing and sends no publish events, no mails and no applications.
 * @param {(app: import('@strapi/strapi').Core.Strapi) => Promise<void>} work
 * @param {string} failure the sentence for an error without a message
 */
exports.runBeside = async (work, failure) => {
  try {
    const isNoServer = { SEED: 'never', REVALIDATE_URLS: '', SMTP_URL: '', MAIL_FOLDER: '', DELIVERY_SECRETS: '' };
    Object.assign(process.env, isNoServer);
    const app = await require('./strapi.cjs')();
    await work(app);
    await app.destroy();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : failure);
    process.exit(1);
  }
};
