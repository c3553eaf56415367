/** Headings of `.env.example`, in its order. */
export const variableGroups = {
  compose: 'Addresses of the services of docker-compose.yml and of the servers of npm start',
  addresses: 'Public addresses and proxies',
  secrets: 'Secrets: npm start generates its own; a deployment has its own, the same at every start',
  database: 'Database of the CMS',
  uploads: 'Uploaded files',
  mail: 'Mails to visitors',
  offers: 'External feeds of offers',
  limits: 'Limits',
  operations: 'Several instances, logs and metrics',
  content: 'First content and first administrator',
  server:
    'Ports and folders of one process: only for a server started by hand; npm start and docker-compose.yml set them',
  build: 'Settings of a build of the web app',
} as const;

/** The heading of `.env.example` under which a variable stands. */
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
