import * as z from 'zod/mini';
import type { Variable, VariableTable } from './variable.ts';

/** A fault of one variable: `must be …`. It never contains the value, which may be a secret. */
export interface Fault {
  readonly name: string;
  readonly fault: string;
}

/** The set variables, and the defaults of the others. Nothing has been checked. */
export type Values = Readonly<Record<string, string | undefined>>;

/** An app that reads variables. */
export interface Reader<Shape extends z.core.$ZodShape> {
  /** `the web app` */
  readonly app: string;
  /** Each variable of the schema has an explanation. */
  readonly variables: Readonly<Record<keyof Shape, Variable>>;
  readonly schema: z.core.$ZodObject<Shape>;
  /** Faults of combinations of variables that are each valid alone. */
  readonly contradictions?: (values: Values) => readonly Fault[];
}

/** Prefixes of our own variables. A variable with such a prefix that is in no table is misspelled. */
const ourPrefixes = /^(UPLOADS_S3|OFFERS|REVALIDATE|PERSONAL_DATA|POSTBACK|SMTP|CDN)_/;

/**
 * Reads the variables of one app. An empty value counts as absent, as in a `.env` file.
 * @param known the variables that other apps read from the same file
 * @throws {Error} with one line for every wrong variable: its name, its meaning and an example, never its value
 */
export function readVariables<Shape extends z.core.$ZodShape>(
  { app, variables: table, schema, contradictions }: Reader<Shape>,
  source: Values,
  known: VariableTable,
): z.core.output<z.core.$ZodObject<Shape>> {
  const variables: VariableTable = table;
  const names = Object.keys(variables);
  const values = Object.fromEntries(names.map((name) => [name, source[name] || variables[name]?.default]));
  const result = z.safeParse(schema, values);
  const wrong = result.success ? [] : result.error.issues.map((issue) => faultOf(issue, values));
  const faults = [...wrong, ...(contradictions?.(values) ?? []), ...misspelled(source, { ...known, ...variables })];
  if (result.success && faults.length === 0) return result.data;
  const lines = faults.map((fault) => explain(fault, variables[fault.name]));
  throw new Error(`The environment of ${app} is not complete:\n${[...new Set(lines)].join('\n')}`);
}

function faultOf({ path, message }: z.core.$ZodIssue, values: Values): Fault {
  const name = String(path[0]);
  return { name, fault: values[name] === undefined ? 'is missing' : message };
}

function misspelled(source: Values, known: VariableTable): Fault[] {
  const names = Object.keys(source).filter((name) => source[name] && !(name in known));
  return names.flatMap((name) => {
    const prefix = ourPrefixes.exec(name)?.[0];
    if (!prefix) return [];
    const meant = Object.keys(known).filter((other) => other.startsWith(prefix));
    return [{ name, fault: `is read by no app. Did you mean one of these: ${meant.join(', ')}` }];
  });
}

function explain({ name, fault }: Fault, variable: Variable | undefined): string {
  if (!variable) return `- ${name} ${fault}.`;
  return `- ${name} ${fault}. Meaning: ${variable.meaning}. Example: ${name}=${variable.example}`;
}
