import { readFileSync } from 'node:fs';

interface Budget {
  /** SQL statements per GraphQL operation, including authentication. */
  sql: {
    articleList: number;
    navigation: number;
    offerFeed: number;
    leadFeed: number;
    /** The form before the question for the account, and the form as it is stored. */
    applicationStored: number;
    /** Each operation of the web app by name. */
    pages: Readonly<Record<string, number>>;
  };
}

/** The budgets of the whole project: `bench/budget.json`. */
export function readBudget(): Budget {
  return JSON.parse(readFileSync(new URL('../../../../bench/budget.json', import.meta.url), 'utf8'));
}
