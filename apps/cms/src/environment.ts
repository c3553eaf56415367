import { z } from 'zod';
import { encryptionKeysField } from './personal-data/encryption-keys';

const EXAMPLE = 'needs at least 16 characters, e.g. the output of `openssl rand -hex 32`';
const COUNT = 'is a whole number from 1 on, e.g. 60';
const secret = z.string(`is missing: it ${EXAMPLE}`).min(16, EXAMPLE);
const urls = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url('is a comma-separated list of URLs, e.g. http://localhost:3000/api/revalidate')));

/** `prueba=…,otra=…`: what each network signs its postbacks with. */
const networkSecrets = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map((pair) => /^([a-z0-9-]{1,40})=(.{16,})$/.exec(pair)?.slice(1)),
  )
  .refine(
    (pairs) => pairs.every(Boolean),
    'is a comma-separated list of network=secret, each secret of at least 16 characters, e.g. prueba=0f3a…',
  )
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs as [string, string][]));

/** Every variable that our own code reads. Database and port settings are read by `config/`, in Strapi's own way. */
const variables = z.object({
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  /** The token with which the web app reads published content. */
  CMS_READ_TOKEN: secret,
  /** The token with which it hands in what visitors wrote; it opens those addresses and reads nothing. */
  CMS_WRITE_TOKEN: secret,
  /** Keys the hash by which the CMS knows a visitor again; the web app does not hold it. */
  VISITOR_HASH_SECRET: secret,
  /** Encrypt documents, accounts and telephone numbers: `k2:…,k1:…`. The first seals, all of them open. */
  PERSONAL_DATA_KEYS: encryptionKeysField,
  /** From it come the tokens of applications, the hashes by which a person is found, and the challenge's signature. */
  APPLICATION_SECRET: secret,
  /** What a site takes in a minute before each further form has to bring a proof. */
  FORMS_PER_MINUTE: z.coerce.number(COUNT).int(COUNT).min(1, COUNT).default(60),
  /** By the key of the network, as the settings of a site name it; none = no postback is believed. */
  POSTBACK_SECRETS: networkSecrets,
  /** Where several instances share their limits; none = each counts for itself, in memory. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'is the URL of a Redis, e.g. redis://localhost:6379' })
    .optional()
    .or(z.literal('').transform(() => undefined)),
  /** Where the web app listens for changes; one URL per instance, none = nobody is told. */
  REVALIDATE_URLS: urls,
  /** Signs those messages; the web app holds the same value. */
  REVALIDATE_SECRET: secret,
  /** `auto` = seed an empty database, `never` = leave it empty. */
  SEED: z.enum(['auto', 'never'], 'is `auto` or `never`').default('auto'),
  /** A first administrator, made only if there is none; for local use. */
  ADMIN_EMAIL: z.email('is an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
});

/** One value in two places would make of a leaked read token a way to write. */
const schema = variables.refine((environment) => environment.CMS_WRITE_TOKEN !== environment.CMS_READ_TOKEN, {
  path: ['CMS_WRITE_TOKEN'],
  message: 'must differ from CMS_READ_TOKEN',
});

export type Environment = z.infer<typeof schema>;

/**
 * Reads and checks the environment.
 * @throws Error with one line per wrong variable: its name and what it needs.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new Error(`The environment of the CMS is not complete:\n${lines.join('\n')}`);
}
