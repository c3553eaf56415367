import type { Core } from '@strapi/strapi';

const QUIET_MS = 300;

/** Strapi emits events after a write has answered, and they read again: their statements are not the query's. */
async function quiet(strapi: Core.Strapi): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      strapi.db.connection.removeListener('query', restart);
      resolve();
    };
    let timer = setTimeout(done, QUIET_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    };
    strapi.db.connection.on('query', restart);
  });
}

/** The SQL statements that `work` makes, transactions' own words left out. */
export async function countQueries(strapi: Core.Strapi, work: () => Promise<unknown>): Promise<string[]> {
  await quiet(strapi);
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => {
    if (!/^(begin|commit|rollback|savepoint|release)/i.test(sql)) statements.push(sql);
  };
  strapi.db.connection.on('query', listen);
  await work();
  strapi.db.connection.removeListener('query', listen);
  return statements;
}
