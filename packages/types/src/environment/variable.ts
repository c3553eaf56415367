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

/** The explanation of a variable for operators. A failing start and `.env.example` show it. */
export interface Variable {
  /** Half a sentence that says what the variable is. */
  readonly meaning: string;
  /** A value, or for a secret the command that makes one: the output of `openssl rand -hex 32`. */
  readonly example: string;
  /** The value if the variable is absent or empty. */
  readonly default?: string;
  /** The app does not start without it. */
  readonly required?: true;
  /** Its value must appear in no message, log or file but `.env`. */
  readonly secret?: true;
  readonly group: VariableGroup;
}

/** The variables of one app by name. */
export type VariableTable = Readonly<Record<string, Variable>>;
