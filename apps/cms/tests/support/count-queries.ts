import type { Core } from '@strapi/strapi';

const QUIET_MS = 300;

/**
 * Strapi emits events after a write has been answered, and their listeners read again. Those statements must not be counted.
 */
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

/** Counts the SQL statements of `work`, without BEGIN and COMMIT. */
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
