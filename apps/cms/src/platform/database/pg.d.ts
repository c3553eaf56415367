/** The driver has no types; this is what we use of it. */
declare module 'pg' {
  export class Client {
    constructor(settings: object);
    connect(): Promise<void>;
    query(statement: string): Promise<unknown>;
    end(): Promise<void>;
    on(event: 'error', listener: (error: Error) => void): this;
  }
}
