// @ts-check
import { createInterface } from 'node:readline';
import { Failure } from '../console/failure.mjs';
import { postgresProgram, runProgram, startProgram } from './programs.mjs';
import { MARK_RESTORED, RECORDS_TABLE } from './restored-mark.mjs';

/** @typedef {import('./places.mjs').PostgresPlace} Place */

// The product is all of the schema `public`, and there are only tables in it with what belongs to them. The schema `tracking` holds
// events of browsers, which are in no backup (docs/decisions/049-collector.md).
const COUNTS = `coalesce(json_object_agg(tablename, (xpath('/row/n/text()', query_to_xml(
  format('select count(*) as n from public.%I', tablename), false, true, '')))[1]::text::bigint order by tablename
), '{}') from pg_catalog.pg_tables where schemaname = 'public'`;

// An error must not show the row that it is about: it may be a person's.
const QUIET = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-v', 'VERBOSITY=terse', '-v', 'SHOW_CONTEXT=never'];

/**
 * @param {Place} place
 * @param {string} sql
 */
const ask = (place, sql) =>
  runProgram(
    postgresProgram(place, 'psql', [...QUIET, '-f', '-'], `PostgreSQL (${place.host}, ${place.name}) did not answer.`),
    { inputText: sql },
  );

/**
 * Dumps the database as it is at one moment, also while the CMS writes into it, and counts at that same moment.
 * @param {Place} place
 * @param {string} file of the dump, in the custom format
 * @returns {Promise<Record<string, number>>} rows by table
 */
export async function dumpPostgres(place, file) {
  const failure = 'The database could not be read.';
  const { child, ended } = startProgram(postgresProgram(place, 'psql', [...QUIET, '-f', '-'], failure));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const answer = async (/** @type {string} */ sql) => {
    child.stdin.write(`${sql};\n`);
    const { value, done } = await lines.next();
    if (done) await ended;
    if (done) throw new Failure(failure);
    return value;
  };
  const snapshot = await answer(
    'begin transaction isolation level repeatable read read only; select pg_export_snapshot()',
  );
  const tables = JSON.parse(await answer(`select ${COUNTS}`));
  const args = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--exclude-schema=tracking',
    `--snapshot=${snapshot}`,
  ];
  await runProgram(postgresProgram(place, 'pg_dump', args, failure), { outputFile: file });
  child.stdin.end();
  await ended;
  return tables;
}

/** @param {Place} place @returns {Promise<Record<string, number>>} rows by table */
export async function countPostgres(place) {
  return JSON.parse(await ask(place, `select ${COUNTS};`));
}

/** @param {Place} place */
export async function isPostgresEmpty(place) {
  return Object.keys(await countPostgres(place)).length === 0;
}

/** @param {Place} place @returns {Promise<boolean>} whether somebody else is connected */
export async function isPostgresInUse(place) {
  const others = `select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';`;
  return (await ask(place, others)) !== '0';
}

/**
 * Replaces all tables by those of a dump in one transaction. If a statement fails, or a table then has another number of rows than
 * expected, nothing is changed.
 * @param {Place} place
 * @param {string} dump
 * @param {string} script a file that may be written, for the dump as SQL
 * @param {Record<string, number>} expected rows by table
 */
export async function restorePostgres(place, dump, script, expected) {
  // The whole script is written before it is run, because psql would run the first half of a broken one.
  const args = ['--no-owner', '--no-privileges', '--schema=public', '--file=-'];
  await runProgram(postgresProgram(place, 'pg_restore', args, 'The dump could not be read. Nothing was changed.'), {
    inputFile: dump,
    outputFile: script,
  });
  const failure = 'The database was not restored. It is as it was.';
  // By its full name, because the script of the dump empties the search path.
  const mark = RECORDS_TABLE in expected ? `${MARK_RESTORED.replace(RECORDS_TABLE, `public.${RECORDS_TABLE}`)};` : '';
  await runProgram(postgresProgram(place, 'psql', [...QUIET, '-f', '-'], failure), {
    inputText: `set client_min_messages = warning;\nbegin;\n${DROP_TABLES}\n`,
    inputFile: script,
    lastText: `${requireCounts(expected)}\n${mark}\ncommit;\n`,
  });
}

const DROP_TABLES = `do $drop$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', name);
  end loop;
end $drop$;`;

/** @param {Record<string, number>} expected rows by table */
function requireCounts(expected) {
  return `do $check$ declare found jsonb; begin
    select (${COUNTS.replace(' from pg_catalog', ')::jsonb into found from pg_catalog')};
    if found is distinct from '${JSON.stringify(expected).replaceAll("'", "''")}'::jsonb then
      raise exception 'the rows are not as many as when the backup was made';
    end if;
  end $check$;`;
}
