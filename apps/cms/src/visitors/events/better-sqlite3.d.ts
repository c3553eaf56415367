/** The driver has no types. These are the parts that we use. */
declare module 'better-sqlite3' {
  interface Statement {
    run(...values: unknown[]): { changes: number };
    all(...values: unknown[]): Record<string, unknown>[];
  }
  class Database {
    constructor(file: string);
    pragma(statement: string): unknown;
    exec(statements: string): this;
    prepare(statement: string): Statement;
    transaction<Arguments extends unknown[]>(work: (...values: Arguments) => void): (...values: Arguments) => void;
    close(): this;
  }
  export default Database;
}
