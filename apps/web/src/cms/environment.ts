import 'server-only';
import { parseHosts } from '@prestafaro/addresses';
import { countryCodes, isCountryCode } from '@prestafaro/countries';
import {
  cmsVariables,
  composeVariables,
  type Fault,
  port,
  readVariables,
  sharedFields,
  type Values,
  webAddress,
  webAddresses,
  webVariables,
  wholeNumber,
} from '@prestafaro/types/environment';
import { z } from 'zod';

const country = z.string().refine(isCountryCode, `must be one of ${countryCodes.join(', ')}`);

/** Variables that are required and have no default in `webVariables`. */
const schema = z.object({
  ...sharedFields,
  CMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, '')),
  PORT: port(),
  HOSTNAME: z.string().optional(),
  DATA_DIR: z.string(),
  HOSTS: z.string().default('').transform(readHosts),
  COUNTRY: country.optional(),
  DEFAULT_COUNTRY: country,
  PUBLIC_SCHEME: z.enum(['http', 'https'], 'must be http or https').optional(),
  PUBLIC_PORT: z.optional(port()),
  TRUSTED_PROXIES: wholeNumber(0, 10),
  NGINX_URLS: webAddresses(/^http$/, 'must be http addresses with commas between them'),
  NGINX_REFRESH_SECRET: z
    .string()
    .regex(/^[\w-]{16,}$/, 'must have 16 or more letters, digits, - or _')
    .optional(),
  CDN: z.enum(['fastly', 'cloudflare'], 'must be fastly or cloudflare').optional(),
  CDN_SERVICE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{1,64}$/, 'must be 1 to 64 letters and digits')
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must have 16 to 256 characters without spaces')
    .optional(),
  CDN_API_URL: z.optional(webAddress()),
  OFFERS_CONFIG_URL: z
    .string()
    .refine(isFeedAddress, 'must be an http or https address with {feed} in it, or `off`')
    .optional(),
  OFFERS_LEAD_URL: z.optional(webAddress()),
  MEDIA_URL: z.optional(webAddress()),
  UI_GALLERY: z.enum(['0', '1'], 'must be 0 or 1'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine((text) => [16, 24, 32].includes(Buffer.from(text, 'base64').length), 'must be 16, 24 or 32 bytes in base64')
    .optional(),
  PF_BUILD_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
    .optional(),
  PF_BUILD_TIMESTAMP: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number of milliseconds')
    .optional(),
} satisfies Record<keyof typeof webVariables, z.core.$ZodType>);

export type Environment = z.output<typeof schema>;

/** Either `off`, or an address that contains a placeholder for the name of the feed. */
function isFeedAddress(text: string): boolean {
  return text === 'off' || (/^https?:\/\/.+\{feed\}/.test(text) && URL.canParse(text));
}

function readHosts(text: string, context: z.RefinementCtx): ReturnType<typeof parseHosts> {
  try {
    return parseHosts(text);
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: error instanceof Error ? error.message.replace('HOSTS: ', 'has a ') : 'cannot be read',
    });
    return z.NEVER;
  }
}

function contradictions(values: Values): Fault[] {
  const { NGINX_URLS, NGINX_REFRESH_SECRET, CDN } = values;
  const nginx =
    NGINX_URLS && !NGINX_REFRESH_SECRET
      ? [{ name: 'NGINX_REFRESH_SECRET', fault: 'is missing, and NGINX_URLS is there' }]
      : [];
  const ofCdn = CDN
    ? cdnNeeds.filter((name) => !values[name]).map((name) => ({ name, fault: 'is missing, and CDN is there' }))
    : [...cdnNeeds, 'CDN_API_URL']
        .filter((name) => values[name])
        .map((name) => ({ name: 'CDN', fault: `is missing, and ${name} is there` }));
  return [...nginx, ...ofCdn];
}

const cdnNeeds = ['CDN_SERVICE_ID', 'CDN_PURGE_TOKEN'];

/**
 * Parses the variables of one environment. An empty value counts as an absent one, as in a `.env` file.
 * @throws {Error} naming every wrong variable, what it means and an example.
 */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const reader = { app: 'the web app', variables: webVariables, schema, contradictions };
  return readVariables(reader, source, { ...cmsVariables, ...composeVariables });
}

let parsed: Environment | undefined;

/** The environment of this process, parsed at its first use: a build without a CMS never uses it. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
