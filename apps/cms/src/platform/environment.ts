import { type OriginSettings, parseHosts } from '@prestafaro/addresses';
import {
  cmsVariables,
  composeVariables,
  type Fault,
  minSecretLength,
  partsOf,
  port,
  readVariables,
  secretField,
  sharedFields,
  type Values,
  webAddress,
  webAddresses,
  webVariables,
  wholeNumber,
  yesOrNo,
} from '@prestafaro/types/environment';
import { z } from 'zod';
import { encryptionKeysField, lookupKeysField } from '../leads/personal-data/encryption-keys';
import { type AddressRange, addressRanges } from '../visitors/endpoints/address-ranges';

const keys = z
  .string()
  .transform(partsOf)
  .refine(
    (parts) => parts.length > 0 && parts.every((part) => part.length >= minSecretLength),
    'must be keys of 16 characters or more, with commas between them',
  );

/** `prueba=…,otra=…`: secrets by the key of a network or of a lender, in the order of the list. */
const keyedSecrets = (owner: 'network' | 'lender') =>
  z
    .string()
    .default('')
    .transform((list) => partsOf(list).map((pair) => /^([a-z0-9-]{1,40})=(.{16,})$/.exec(pair)?.slice(1)))
    .refine(
      (pairs) => pairs.every(Boolean),
      `must be ${owner}=secret with commas between them, each secret of 16 characters or more`,
    )
    .transform((pairs): ReadonlyMap<string, readonly string[]> => {
      const byKey = new Map<string, string[]>();
      for (const [key, secret] of pairs as [string, string][]) byKey.set(key, [...(byKey.get(key) ?? []), secret]);
      return byKey;
    });

/** The secrets that a network may use. It has two while one is changed. */
const networkSecrets = keyedSecrets('network').refine(
  (byKey) => [...byKey.values()].every((secrets) => new Set(secrets).size === secrets.length && secrets.length <= 2),
  'must have each network once, or twice with two secrets while its secret is changed',
);

/** The secret that signs what is sent to a lender. */
const lenderSecrets = keyedSecrets('lender')
  .refine((byKey) => [...byKey.values()].every(({ length }) => length === 1), 'must have each lender once')
  .transform(
    (byKey): ReadonlyMap<string, string> => new Map([...byKey].map(([key, [secret = '']]) => [key, secret] as const)),
  );

/** `prueba=…`: secrets that stand in an address, so they need no escaping. */
const urlSecrets = networkSecrets.refine(
  (byKey) => [...byKey.values()].flat().every((secret) => /^[A-Za-z0-9_-]+$/.test(secret)),
  'must have secrets of letters, digits, - and _, because they stand in an address',
);

/** `prueba=192.0.2.7 198.51.100.0/24,…`: ranges of addresses by the key of a network. */
const keyedRanges = z
  .string()
  .default('')
  .transform((list) =>
    partsOf(list).map((pair) => {
      const [, network, addresses = ''] = /^([a-z0-9-]{1,40})=(.+)$/.exec(pair) ?? [];
      return [network, network ? addressRanges(addresses) : null];
    }),
  )
  .refine(
    (pairs) => pairs.every(([, ranges]) => ranges),
    'must be network=address with commas between them, each address an IP address or a range such as 192.0.2.0/24, with spaces between them',
  )
  .transform((pairs): ReadonlyMap<string, readonly AddressRange[]> => new Map(pairs as [string, AddressRange[]][]));

function readHosts(text: string, context: z.RefinementCtx): ReturnType<typeof parseHosts> {
  try {
    return parseHosts(text);
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be host=COUNTRY with commas between them, without scheme, port or path',
    });
    return z.NEVER;
  }
}

/** A build needs none of these variables; a start needs all of them. */
const requiredSecrets = {
  APP_KEYS: keys,
  API_TOKEN_SALT: secretField(),
  ADMIN_JWT_SECRET: secretField(),
  ENCRYPTION_KEY: secretField(),
  CMS_READ_TOKEN: sharedFields.CMS_READ_TOKEN,
  CMS_WRITE_TOKEN: sharedFields.CMS_WRITE_TOKEN,
  CMS_PREVIEW_TOKEN: sharedFields.CMS_PREVIEW_TOKEN,
  VISITOR_HASH_SECRET: secretField(),
  PERSONAL_DATA_KEYS: encryptionKeysField,
  APPLICATION_SECRET: secretField(),
  REVALIDATE_SECRET: sharedFields.REVALIDATE_SECRET,
};

const { EVENTS_KEPT_DAYS, LOG_LEVEL, METRICS_HOST, METRICS_PORT, NODE_ENV, REDIS_URL } = sharedFields;

const settings = {
  LOG_LEVEL,
  METRICS_HOST,
  METRICS_PORT,
  NODE_ENV,
  REDIS_URL,
  LOOKUP_KEYS: lookupKeysField.default([]),
  /** By the key of the network in the settings of a site. */
  POSTBACK_SECRETS: networkSecrets,
  POSTBACK_URL_SECRETS: urlSecrets,
  POSTBACK_ADDRESSES: keyedRanges,
  /** By the key of the delivery of a lender. */
  DELIVERY_SECRETS: lenderSecrets,
  DELIVERY_TO_PRIVATE_ADDRESSES: yesOrNo(),
  // Of this machine only: applications of visitors must not reach a receiver that somebody made up.
  DEMO_RECEIVER_URL: z
    .string()
    .regex(
      /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}\/$/,
      'must be an address of this machine: http://127.0.0.1:8787/',
    )
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url: 43 letters, digits, - or _')
    .optional(),
  DATABASE_CLIENT: z.enum(['sqlite', 'postgres'], 'must be sqlite or postgres'),
  DATABASE_FILENAME: z.string(),
  DATABASE_HOST: z.string().optional(),
  DATABASE_PORT: port(),
  DATABASE_NAME: z.string(),
  DATABASE_USERNAME: z.string(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_SSL: yesOrNo(),
  DATABASE_POOL_MIN: wholeNumber(0, 1000),
  DATABASE_POOL_MAX: wholeNumber(1, 1000),
  HOSTS: z.string().default('').transform(readHosts),
  PUBLIC_SCHEME: z.enum(['http', 'https'], 'must be http or https').optional(),
  PUBLIC_PORT: z.optional(port()),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be the address of a mail server, smtp:// or smtps:// (TLS)' })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  MAIL_BOUNCE_TO: z.email('must be an e-mail address').optional(),
  MAIL_BOUNCE_TOKEN: z.optional(secretField()),
  MAIL_FOLDER: z.string().optional(),
  UPLOADS_S3_BUCKET: z.string().optional(),
  UPLOADS_S3_REGION: z.string().optional(),
  UPLOADS_S3_ENDPOINT: z.optional(webAddress()),
  UPLOADS_S3_ACCESS_KEY_ID: z.string().optional(),
  UPLOADS_S3_SECRET_ACCESS_KEY: z.string().optional(),
  UPLOADS_S3_PUBLIC_URL: z.optional(webAddress()),
  CMS_PUBLIC_URL: z.optional(webAddress()),
  ADMIN_HAS_SECOND_FACTOR: yesOrNo(),
  TRUST_PROXY: yesOrNo(),
  FORMS_PER_MINUTE: wholeNumber(1, 1_000_000),
  EVENTS_KEPT_DAYS,
  EVENT_COUNTS_KEPT_DAYS: wholeNumber(30, 3650),
  SEED: z.enum(['auto', 'never'], 'must be `auto` or `never`'),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have 8 characters or more').optional(),
  REVALIDATE_URLS: webAddresses(),
  HOST: z.string(),
  PORT: port(0),
  PUBLIC_DIR: z.string(),
};

const schema = z.object({ ...requiredSecrets, ...settings } satisfies Record<
  keyof typeof cmsVariables,
  z.core.$ZodType
>);
const settingsSchema = z.object({ ...settings, ...z.object(requiredSecrets).partial().shape });

export type Environment = z.output<typeof schema>;
export type Settings = z.output<typeof settingsSchema>;

const app = 'the CMS';
const others = { ...webVariables, ...composeVariables };

const secretsIn = (list: string | undefined): string[] =>
  partsOf(list ?? '').map((pair) => pair.replace(/^[^=]*=/, ''));

/** Checks that involve more than one variable. */
function contradictions(values: Values): Fault[] {
  const faults: Fault[] = [];
  // With equal tokens a leaked read token could write.
  if (values.CMS_WRITE_TOKEN && values.CMS_WRITE_TOKEN === values.CMS_READ_TOKEN) {
    faults.push({ name: 'CMS_WRITE_TOKEN', fault: 'must differ from CMS_READ_TOKEN' });
  }
  // With equal tokens, a leaked token for published content or forms would also open drafts.
  if (values.CMS_PREVIEW_TOKEN && [values.CMS_READ_TOKEN, values.CMS_WRITE_TOKEN].includes(values.CMS_PREVIEW_TOKEN)) {
    faults.push({ name: 'CMS_PREVIEW_TOKEN', fault: 'must differ from CMS_READ_TOKEN and CMS_WRITE_TOKEN' });
  }
  // The mail server gets this token, and may do nothing else with it.
  if (values.MAIL_BOUNCE_TOKEN && [values.CMS_READ_TOKEN, values.CMS_WRITE_TOKEN].includes(values.MAIL_BOUNCE_TOKEN)) {
    faults.push({ name: 'MAIL_BOUNCE_TOKEN', fault: 'must differ from CMS_READ_TOKEN and CMS_WRITE_TOKEN' });
  }
  // An address is passed on and stored by others; a signature must not be made with what stands in it.
  const signing = secretsIn(values.POSTBACK_SECRETS);
  if (secretsIn(values.POSTBACK_URL_SECRETS).some((secret) => signing.includes(secret))) {
    faults.push({ name: 'POSTBACK_URL_SECRETS', fault: 'must have no secret of POSTBACK_SECRETS' });
  }
  // A public server calls no private address, so it can have no receiver for the sample lenders either.
  if (values.DEMO_RECEIVER_URL && values.DELIVERY_TO_PRIVATE_ADDRESSES !== 'true') {
    faults.push({
      name: 'DEMO_RECEIVER_URL',
      fault: 'needs DELIVERY_TO_PRIVATE_ADDRESSES, and is never set on a public server',
    });
  }
  if (values.SMTP_URL && values.MAIL_FOLDER) {
    faults.push({ name: 'MAIL_FOLDER', fault: 'must be left out, because SMTP_URL is there and mails are sent' });
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    faults.push({ name: 'MAIL_FROM', fault: 'is missing, and SMTP_URL is there' });
  }
  const postgres = values.DATABASE_CLIENT === 'postgres' ? ['DATABASE_HOST', 'DATABASE_PASSWORD'] : [];
  const storage = Object.keys(values).filter((name) => name.startsWith('UPLOADS_S3_'));
  const needed = [
    ...postgres.map((name) => ({ name, fault: 'is missing, and DATABASE_CLIENT is postgres' })),
    ...(storage.some((name) => values[name]) ? storage : []).map((name) => ({
      name,
      fault: 'is missing, and another of UPLOADS_S3_* is there',
    })),
  ];
  return [...faults, ...needed.filter(({ name }) => !values[name])];
}

/**
 * Reads and checks the environment. An empty value counts as absent.
 * @throws Error with one line per wrong variable: its name, its meaning and an example, never its value.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  return readVariables({ app, variables: cmsVariables, schema, contradictions }, source, others);
}

/**
 * The same for the files of `config/`. `strapi build` loads them too, in an image without any secret, and then no secret is
 * required. If one is set it is a start, and all faults are named at once. A start without any secret is refused later by
 * `readEnvironment`.
 */
export function readSettings(source: NodeJS.ProcessEnv = process.env): Settings {
  if (Object.keys(requiredSecrets).some((name) => source[name])) return readEnvironment(source);
  return readVariables({ app, variables: cmsVariables, schema: settingsSchema }, source, others);
}

/** From what the origins of the sites follow (`siteOrigin`). */
export const originsOf = ({
  HOSTS: hosts,
  PUBLIC_PORT: port,
  PUBLIC_SCHEME: scheme,
}: Pick<Settings, 'HOSTS' | 'PUBLIC_PORT' | 'PUBLIC_SCHEME'>): OriginSettings => ({ hosts, port, scheme });
