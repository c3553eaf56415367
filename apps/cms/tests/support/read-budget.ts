import { readFileSync } from 'node:fs';

interface Budget {
  /** SQL statements per GraphQL query, the token's own included. */
  sql: {
    articleList: number;
    navigation: number;
    offerFeed: number;
    leadFeed: number;
    /** Each question of the web app, by the name of its operation. */
    pages: Readonly<Record<string, number>>;
  };
}

/** The budgets that the whole project shares: `bench/budget.json`. */
export function readBudget(): Budget {
  return JSON.parse(readFileSync(new URL('../../../../bench/budget.json', import.meta.url), 'utf8'));
}
