/** Headings of `.env.example`, in its order. */
export const variableGroups = {
  compose: 'Where the services of docker-compose.yml, and the servers of npm start, are reached',
  addresses: 'Public addresses, and what stands in front',
  secrets: 'Secrets: npm start makes them for itself; a deployment has its own, the same at every start',
  database: 'Database of the CMS',
  uploads: 'Uploaded files',
  offers: 'Offers from elsewhere',
  limits: 'Limits',
  operations: 'Several instances, logs and metrics',
  content: 'First content and first administrator',
  server: 'Ports and folders of one process: npm start and docker-compose.yml set them; for a server started by hand',
  build: 'What a build of the web app is given',
} as const;

export type VariableGroup = keyof typeof variableGroups;

/** What an operator has to know of a variable of the environment: read at a failing start and in `.env.example`. */
export interface Variable {
  /** Half a sentence: what it is. */
  readonly meaning: string;
  /** A value, or for a secret the way to one: the output of `openssl rand -hex 32`. */
  readonly example: string;
  /** What counts if it is absent or empty. */
  readonly default?: string;
  /** The app does not start without it. */
  readonly required?: true;
  /** Its value stands in no message, log or file but `.env`. */
  readonly secret?: true;
  readonly group: VariableGroup;
}

/** The variables of one app, by their names. */
export type VariableTable = Readonly<Record<string, Variable>>;
