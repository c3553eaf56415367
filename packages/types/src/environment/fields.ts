import * as z from 'zod/mini';
import type { sharedVariables } from './shared-variables.ts';

/** A shorter secret can be guessed. */
export const minSecretLength = 16;

/** A secret or token. */
export const secretField = () =>
  z.string('must have a value').check(z.minLength(minSecretLength, 'must have 16 characters or more'));

/** A whole number within a range, parsed from the text of a variable. */
export function wholeNumber(least: number, most: number) {
  const fault = `must be a whole number from ${least} to ${most}`;
  const text = z.string(fault).check(z.regex(/^\d{1,9}$/, fault));
  return z.pipe(z.pipe(text, z.transform(Number)), z.number().check(z.gte(least, fault), z.lte(most, fault)));
}

/** Address of a web server. */
export const webAddress = () => z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** The parts of a list with commas between them. */
export const partsOf = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Addresses of web servers with commas between them; none if the variable is absent. */
export const webAddresses = (
  protocol = /^https?$/,
  error = 'must be http or https addresses with commas between them',
) => z.pipe(z.pipe(z._default(z.string(), ''), z.transform(partsOf)), z.array(z.url({ protocol, error })));

/** `true` or `false`. */
export const yesOrNo = () =>
  z.pipe(
    z.enum(['true', 'false'], 'must be `true` or `false`'),
    z.transform((text) => text === 'true'),
  );

/** A TCP port. With 0 the system chooses one. */
export const port = (least: 0 | 1 = 1) => wholeNumber(least, 65_535);

/** As `readRedisAddress` in `packages/redis-connection` reads it. */
const SENTINEL_ADDRESS = /^rediss?\+sentinel:\/\/([^:@/]*(:[^@/]*)?@)?[^@/?]+\/[\w.-]+(\?sentinelPassword=[^&]+)?$/;

/** The schema of the variables that both apps read. */
export const sharedFields = {
  CMS_READ_TOKEN: secretField(),
  CMS_WRITE_TOKEN: secretField(),
  CMS_PREVIEW_TOKEN: secretField(),
  REVALIDATE_SECRET: secretField(),
  REDIS_URL: z.optional(
    z.union(
      [z.url({ protocol: /^rediss?$/ }), z.string().check(z.regex(SENTINEL_ADDRESS))],
      'must be the address of a Redis, redis://host:port, or of its Sentinels, redis+sentinel://host:port,host:port/master-name (rediss for TLS; Redis Cluster is not supported)',
    ),
  ),
  /** More than an event may wait in Redis, because an hour that gets a late event is counted again. */
  EVENTS_KEPT_DAYS: wholeNumber(30, 730),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'),
  METRICS_PORT: z.optional(port(0)),
  METRICS_HOST: z.string(),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test'),
} satisfies Record<keyof typeof sharedVariables, z.core.$ZodType>;
