import 'server-only';
import { countryCodes, isCountryCode, parseHosts } from '@prestafaro/countries';
import { z } from 'zod';

/** What each variable means and an example of it: an operator reads this when the start stops (exemplar 9). */
const variables = {
  CMS_URL: { meaning: 'origin of the CMS, without a slash at the end', example: 'http://127.0.0.1:1337' },
  CMS_READ_TOKEN: { meaning: 'token with which the web app reads published content', example: '64 hexadecimal digits' },
  CMS_WRITE_TOKEN: {
    meaning: 'token with which the web app hands over what visitors write; it opens nothing else',
    example: '64 hexadecimal digits',
  },
  OFFERS_CONFIG_URL: {
    meaning: 'address of the offers of a country, with {feed} for its name; `off` for none. Left out: the CMS',
    example: 'https://cdn.example.com/offers_data/configs/{feed}_feed.json',
  },
  OFFERS_LEAD_URL: {
    meaning: 'address that says which offers take applications, without its query; left out: the CMS',
    example: 'https://leads.example.com/offers-lead',
  },
  MEDIA_URL: {
    meaning: 'address of the folder of uploaded files, if they are not on the CMS itself',
    example: 'https://bucket.example.com/uploads',
  },
  REVALIDATE_SECRET: {
    meaning: 'secret of 16 characters or more that signs what the CMS tells the web app; equal on both sides',
    example: 'the output of `openssl rand -hex 32`',
  },
  HOSTS: { meaning: 'which country each public host serves', example: 'es.example.com=ES,mx.example.com=MX' },
  COUNTRY: { meaning: 'pins the deployment to one country', example: 'ES' },
  DEFAULT_COUNTRY: { meaning: 'country of plain localhost and of unknown hosts', example: 'ES' },
  DATA_DIR: { meaning: 'directory that survives restarts, for the route manifest', example: '/var/lib/prestafaro' },
  PUBLIC_SCHEME: { meaning: 'scheme of public addresses: http or https', example: 'https' },
  UI_GALLERY: { meaning: '1 shows the component gallery in production too', example: '1' },
  TRUSTED_PROXIES: {
    meaning: 'how many proxies of yours stand in front and add to x-forwarded-for; 0 = visitors connect directly',
    example: '1',
  },
  PORT: { meaning: 'port on which this server listens', example: '3000' },
} as const;

type Variable = keyof typeof variables;

const country = z.string().refine(isCountryCode, `must be one of ${countryCodes.join(', ')}`);

const schema = z.object({
  CMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, '')),
  CMS_READ_TOKEN: z.string().min(1),
  CMS_WRITE_TOKEN: z.string().min(16, 'must have 16 characters or more'),
  OFFERS_CONFIG_URL: z
    .string()
    .refine(isFeedAddress, 'must be an http or https address with {feed} in it, or `off`')
    .optional(),
  OFFERS_LEAD_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  MEDIA_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  REVALIDATE_SECRET: z.string().min(16, 'must have 16 characters or more'),
  HOSTS: z.string().default('').transform(readHosts),
  COUNTRY: country.optional(),
  DEFAULT_COUNTRY: country.default('ES'),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  UI_GALLERY: z.enum(['0', '1']).default('0'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
});

export type Environment = z.output<typeof schema>;

/** `off`, or an address that says where the name of the feed goes. */
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

/**
 * Parses the variables of one environment. An empty value counts as an absent one, as in a `.env` file.
 * @throws {Error} naming every wrong variable, what it means and an example.
 */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const names = Object.keys(variables) as Variable[];
  const result = schema.safeParse(
    Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : []))),
  );
  if (result.success) return result.data;
  throw new Error(`The environment of the web app is not complete:\n${result.error.issues.map(explain).join('\n')}`);
}

function explain(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]) as Variable;
  const { meaning, example } = variables[name];
  const fault = issue.code === 'invalid_type' ? 'is missing' : issue.message;
  return `- ${name} ${fault}. Meaning: ${meaning}. Example: ${name}=${example}`;
}

let parsed: Environment | undefined;

/** The environment of this process, parsed when it is first asked for: a build without a CMS never asks. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
