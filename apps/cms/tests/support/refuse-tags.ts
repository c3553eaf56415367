import type { Core } from '@strapi/strapi';
import { isPostgres } from '../../src/platform/database/database-probe';

/** Lets the database refuse to change a tag to this name, with an error that repeats the name. Returns what undoes it. */
export async function refuseTagsNamed(strapi: Core.Strapi, name: string): Promise<() => Promise<void>> {
  const execute = async (...statements: string[]) => {
    for (const statement of statements) await strapi.db.connection.raw(statement);
  };
  if (isPostgres(strapi)) {
    await execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused: ${name}'; end $$`,
      `create trigger refuses before update on tags for each row when (new.name = '${name}') execute function refuse()`,
    );
    return () => execute('drop trigger refuses on tags', 'drop function refuse()');
  }
  await execute(
    `create trigger refuses before update on tags when new.name = '${name}' begin select raise(abort, 'refused: ${name}'); end`,
  );
  return () => execute('drop trigger refuses');
}
