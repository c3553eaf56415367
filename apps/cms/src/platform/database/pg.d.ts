/** The driver has no types. These are the parts that we use. */
declare module 'pg' {
  export class Client {
    constructor(settings: object);
    connect(): Promise<void>;
    query(statement: string, values?: readonly string[]): Promise<{ rows: Record<string, unknown>[] }>;
    end(): Promise<void>;
    on(event: 'error', listener: (error: Error) => void): this;
  }
}
