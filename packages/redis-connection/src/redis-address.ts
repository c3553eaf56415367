/** A server that is found by its name or address. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** What is needed to log in to the servers that Sentinel names, and to the Sentinels themselves. */
export interface SentinelAddress {
  readonly kind: 'sentinel';
  readonly sentinels: readonly Endpoint[];
  /** The name under which the Sentinels know the group of servers. */
  readonly master: string;
  readonly isTls: boolean;
  readonly username?: string;
  readonly password?: string;
  /** Sentinels have a password of their own, or none. */
  readonly sentinelPassword?: string;
}

/** One server by its address, or the Sentinels that know the current one. */
export type RedisAddress = { readonly kind: 'server'; readonly url: string } | SentinelAddress;

/** `redis+sentinel://:password@one:26379,two:26379/name?sentinelPassword=…` */
const SENTINEL =
  /^redis(?<tls>s?)\+sentinel:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^@/?]+)\/(?<master>[\w.-]+)(?:\?sentinelPassword=(?<sentinelPassword>[^&]+))?$/;

const ENDPOINT = /^(?<host>\[[\da-fA-F:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?$/;

const SENTINEL_PORT = 26_379;

/**
 * Reads the address of a Redis: one server (`redis://`, `rediss://`), or a group that Sentinels watch (`redis+sentinel://`,
 * `rediss+sentinel://`).
 * @throws Error whose message does not contain the address, because that has a password
 */
export function readRedisAddress(address: string): RedisAddress {
  if (/^rediss?:\/\//.test(address) && URL.canParse(address)) return { kind: 'server', url: address };
  const { tls, user, password, hosts = '', master = '', sentinelPassword } = SENTINEL.exec(address)?.groups ?? {};
  const sentinels = hosts.split(',').map(readEndpoint);
  if (!master || !sentinels.every((endpoint) => endpoint !== undefined)) {
    throw new Error(
      'The address of Redis must be redis://host:port, or redis+sentinel://host:port,host:port/master-name (rediss: TLS).',
    );
  }
  return {
    kind: 'sentinel',
    sentinels,
    master,
    isTls: tls === 's',
    ...(user && { username: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(sentinelPassword && { sentinelPassword: decodeURIComponent(sentinelPassword) }),
  };
}

function readEndpoint(text: string): Endpoint | undefined {
  const { host, port } = ENDPOINT.exec(text)?.groups ?? {};
  if (!host) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: port === undefined ? SENTINEL_PORT : Number(port) };
}
