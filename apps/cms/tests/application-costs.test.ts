import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeApplicationStatus } from '../src/visitors/applications/change-status';
import { applied, createLendingSite, submission } from './support/applicants';
import { countQueries } from './support/count-queries';
import { applicationOf } from './support/personal-rows';
import { postAsWeb } from './support/post-as-web';
import { readBudget } from './support/read-budget';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';

const { sql } = readBudget();

let cms: RunningCms;
beforeAll(async () => {
  // Without a folder for mails none is sent, so that the statements of the sending are not counted.
  cms = await startCms({ environment: { MAIL_FOLDER: '' } });
  await createLendingSite(cms.strapi);
});
afterAll(() => cms?.stop());

/** The statements of a request that has this answer. */
async function statementsOf(path: string, body: object, answer: RegExp): Promise<string[]> {
  let text = '';
  const statements = await countQueries(cms.strapi, async () => {
    text = await (await postAsWeb(cms.url, path, body, WRITE_TOKEN)).text();
  });
  expect(text).toMatch(answer);
  return statements;
}

describe('the SQL statements of an application keep their budget', () => {
  const form = submission({}, { account: '' });

  test('when it is stored with its matches, consents and mail', async () => {
    await postAsWeb(cms.url, 'applications', submission({}, { account: '' }), WRITE_TOKEN);
    const statements = await statementsOf('applications', form, /stored/);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(sql.applicationStored);
    expect(statements.filter((statement) => /^insert/i.test(statement))).toHaveLength(4);
  });

  test('when its progress is read: one, and two more for the lender and deliveries once an offer was picked', async () => {
    const token = await applied(cms.url);
    const tablesOf = async () =>
      (await statementsOf('applications/progress', { token }, /"status"/)).map(
        (statement) => /from (?:[`"]public[`"]\.)?[`"](\w+)[`"]/.exec(statement)?.[1],
      );
    expect(await tablesOf()).toEqual(['applications']);
    const { id: applicationId } = await applicationOf(cms.strapi, token);
    const change = { applicationId, to: 'offer_picked', source: 'click_out', now: new Date() } as const;
    await changeApplicationStatus(cms.strapi, change);
    expect(await tablesOf()).toEqual(['applications', 'clicks', 'deliveries']);
  });
});
