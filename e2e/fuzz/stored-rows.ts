import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { publishEventSchema } from '../../packages/types/src/publish-event.ts';
import { commentMessageSchema } from '../../packages/types/src/visitor-forms/comment.ts';
import { ratingMessageSchema } from '../../packages/types/src/visitor-forms/rating.ts';
import { reportMessageSchema } from '../../packages/types/src/visitor-forms/report.ts';
import { databaseFile } from '../support/product.ts';

type Row = Record<string, unknown>;

interface Database {
  prepare(sql: string): { all(...values: unknown[]): Row[] };
  close(): void;
}

interface Attribute {
  type: string;
  required?: boolean;
  enum?: readonly string[];
  min?: number;
  max?: number;
  maxLength?: number;
}

interface ContentType {
  collectionName: string;
  attributes: Readonly<Record<string, Attribute>>;
}

const cmsFolder = path.resolve(import.meta.dirname, '../../apps/cms');
const requireFromCms = createRequire(path.join(cmsFolder, 'package.json'));

/** The tables that messages of visitors and networks write, by content type. */
const WRITTEN_BY_VISITORS = [
  'application',
  'application-change',
  'click',
  'comment',
  'comment-report',
  'consent-record',
  'postback',
  'publish-event',
  'rating',
] as const;

/** Tables that the CMS itself writes: its jobs and sessions, and the mails about applications. */
const OWN_RECORDS =
  /^(jobs$|mails$|mailed_links$|erasure_receipts$|push_subscriptions$|push_notices$|unsubscriptions$|affiliates$|affiliate_changes$|affiliate_credits$|affiliate_credit_changes$|affiliate_proposals$|sqlite_|strapi_sessions|strapi_core_store_settings)/;

export function readDatabase<Result>(read: (all: (sql: string) => Row[]) => Result): Result {
  const open: new (file: string, options: object) => Database = requireFromCms('better-sqlite3');
  const database = new open(databaseFile(), { readonly: true });
  try {
    return read((sql) => database.prepare(sql).all());
  } finally {
    database.close();
  }
}

const schemaOf = (type: string): ContentType =>
  JSON.parse(readFileSync(path.join(cmsFolder, `src/api/${type}/content-types/${type}/schema.json`), 'utf8'));

/** The number of rows of every table that no message of a visitor may write. */
export function rowsOfContent(): Record<string, number> {
  const visitors = WRITTEN_BY_VISITORS.map((type) => schemaOf(type).collectionName);
  const isVisitors = (table: string) => visitors.some((name) => table === name || table.startsWith(`${name}_`));
  return readDatabase((all) => {
    const tables = all("select name from sqlite_master where type = 'table'").map(({ name }) => String(name));
    const content = tables.filter((table) => !isVisitors(table) && !OWN_RECORDS.test(table));
    return Object.fromEntries(
      content.map((table) => [table, Number(all(`select count(*) as rows from "${table}"`)[0]?.rows)]),
    );
  });
}

/** The number of stored messages, by content type. */
export function rowsOfVisitors(): Record<(typeof WRITTEN_BY_VISITORS)[number], number> {
  return readDatabase(
    (all) =>
      Object.fromEntries(
        WRITTEN_BY_VISITORS.map((type) => [
          type,
          Number(all(`select count(*) as rows from "${schemaOf(type).collectionName}"`)[0]?.rows),
        ]),
      ) as Record<(typeof WRITTEN_BY_VISITORS)[number], number>,
  );
}

/** Everything in the visitors' tables that the schema of its content type, or of its message, refuses. */
export function refusedRows(): string[] {
  return readDatabase((all) =>
    WRITTEN_BY_VISITORS.flatMap((type) => {
      const { collectionName, attributes } = schemaOf(type);
      return all(`select * from "${collectionName}"`).flatMap((row) =>
        [...columnProblems(attributes, row), ...messageProblems(type, row)].map(
          (problem) => `${collectionName} ${row.id}: ${problem}`,
        ),
      );
    }),
  );
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnProblems(attributes: ContentType['attributes'], row: Row): string[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = row[columnOf(name)];
    if (value === undefined) return [];
    const problem = value === null ? attribute.required && 'is missing' : valueProblem(attribute, value);
    return problem ? [`${name} ${problem}`] : [];
  });
}

function valueProblem({ type, enum: options, min, max, maxLength }: Attribute, value: unknown): string | undefined {
  if (options && !options.includes(String(value))) return `is not one of ${options}`;
  if (typeof value === 'string') {
    if (maxLength !== undefined && value.length > maxLength) return `has ${value.length} characters`;
    if (/[^\P{Cc}\t\r\n]/u.test(value)) return 'has control characters';
    if (type === 'json') return isJson(value) ? undefined : 'is no JSON';
  }
  if (['integer', 'decimal', 'datetime'].includes(type) && !Number.isFinite(value)) return `is ${typeof value}`;
  if (min !== undefined && Number(value) < min) return `is below ${min}`;
  if (max !== undefined && Number(value) > max) return `is above ${max}`;
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** The message that a row was made from, where the row holds all of it. */
function messageProblems(type: (typeof WRITTEN_BY_VISITORS)[number], row: Row): string[] {
  const subject = { locale: row.locale, subjectType: row.subject_type, subjectId: row.subject_id };
  const sender = { proof: null, address: '192.0.2.1' };
  switch (type) {
    case 'comment': {
      const { name, email, text, rating } = row;
      const message = { ...subject, subjectTitle: row.subject_title, name, email, text, rating, parentId: null };
      return issuesOf(commentMessageSchema, { ...message, ...sender });
    }
    case 'rating':
      return issuesOf(ratingMessageSchema, { ...subject, stars: row.stars, ...sender });
    case 'comment-report':
      return issuesOf(reportMessageSchema, {
        locale: row.locale,
        commentId: 'any',
        reason: row.reason,
        text: row.text,
        ...sender,
      });
    case 'publish-event':
      return typeof row.payload === 'string' ? issuesOf(publishEventSchema, JSON.parse(row.payload)) : [];
    default:
      return [];
  }
}

const issuesOf = (schema: Schema, message: unknown) =>
  schema.safeParse(message).error?.issues.map(({ path: where, message: text }) => `${where.join('.')}: ${text}`) ?? [];
