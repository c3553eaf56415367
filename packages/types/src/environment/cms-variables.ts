import { addressVariables } from './address-variables.ts';
import { mailVariables } from './mail-variables.ts';
import { randomHexCommand, sharedVariables } from './shared-variables.ts';
import type { VariableTable } from './variable.ts';

/** A secret of the CMS only. */
const secret = <Meaning extends string>(meaning: Meaning) =>
  ({ meaning, example: randomHexCommand, required: true, secret: true, group: 'secrets' }) as const;

/** Every variable that the CMS reads, at build time or at run time. */
export const cmsVariables = {
  ...sharedVariables,
  ...addressVariables,
  ...mailVariables,
  APP_KEYS: secret('keys of 16 characters or more that sign session cookies, newest first, with commas between them'),
  API_TOKEN_SALT: secret('salt of 16 characters or more for the hashes of API tokens'),
  ADMIN_JWT_SECRET: secret('secret of 16 characters or more that signs the sessions of editors'),
  ENCRYPTION_KEY: secret('key of 16 characters or more with which Strapi encrypts the tokens it can show again'),
  VISITOR_HASH_SECRET: secret(
    'secret of 16 characters or more for the hash by which the CMS recognises a visitor; the web app does not get it',
  ),
  APPLICATION_SECRET: secret(
    'secret of 16 characters or more for the tokens of applications and the hashes by which a person is found',
  ),
  PERSONAL_DATA_KEYS: {
    meaning:
      'keys that encrypt documents, accounts and telephone numbers, as id:key with commas between them, the newest first; each key is the base64 of 32 bytes. Keep a copy apart from the backups: without it nobody can decrypt them',
    example: 'k1: and the output of `openssl rand -base64 32`',
    required: true,
    secret: true,
    group: 'secrets',
  },
  LOOKUP_KEYS: {
    meaning:
      'keys for the hashes by which a person is found, as id:key with commas between them, the newest first; each key is the base64 of 32 bytes. Left out: a key that follows from APPLICATION_SECRET. An older key stays in the list as long as `npm run rotate-keys` counts hashes of it',
    example: 'h1: and the output of `openssl rand -base64 32`',
    secret: true,
    group: 'secrets',
  },
  POSTBACK_SECRETS: {
    meaning:
      'secrets with which networks sign their postbacks, as network=secret with commas between them, a network twice while its secret is changed, each secret of 16 characters or more; left out: every signed postback is rejected',
    example: 'network-a= and the output of `openssl rand -hex 32`',
    secret: true,
    group: 'secrets',
  },
  POSTBACK_URL_SECRETS: {
    meaning:
      'secrets of networks that report by an address with macros and cannot sign, as network=secret with commas between them, a network twice while its secret is changed, each secret of 16 letters, digits, - or _ or more and not one of POSTBACK_SECRETS; left out: every such report is rejected',
    example: 'network-a= and the output of `openssl rand -hex 32`',
    secret: true,
    group: 'secrets',
  },
  POSTBACK_ADDRESSES: {
    meaning:
      'addresses from which a network may report, as network=address with commas between them, several of a network with spaces between them, each an IP address or a range such as 192.0.2.0/24; a network that is left out may report from anywhere',
    example: 'network-a=192.0.2.7 198.51.100.0/24',
    group: 'limits',
  },
  VAPID_PRIVATE_KEY: {
    meaning:
      'private key of P-256, 32 bytes in base64url, by which the push services of browsers recognise this installation; left out: no notifications are offered. With another key every browser has to be asked again',
    example: 'the output of `openssl rand -base64 32 | tr +/ -_ | tr -d =`',
    secret: true,
    group: 'secrets',
  },
  DELIVERY_SECRETS: {
    meaning:
      'secrets with which deliveries of applications to lenders are signed, as lender=secret with commas between them, each secret of 16 characters or more, under the key that the editor gave the lender; a lender without one gets no applications',
    example: 'lender-a= and the output of `openssl rand -hex 32`',
    secret: true,
    group: 'secrets',
  },
  DELIVERY_TO_PRIVATE_ADDRESSES: {
    meaning:
      'true lets deliveries to lenders go to http:// and to addresses of this machine and of private networks, to try a receiver; never set it on a public server, where an editor could make the CMS call its neighbours',
    example: 'true',
    default: 'false',
    group: 'server',
  },
  DEMO_RECEIVER_URL: {
    meaning:
      'address of a receiver on this machine to which the sample lenders of an empty database send applications; `npm start` and `npm run dev` start one and set it; left out: no lender of the seed receives applications',
    example: 'http://127.0.0.1:8787/',
    group: 'server',
  },
  DATABASE_CLIENT: {
    meaning:
      'sqlite, a file with no set-up, or postgres, which also needs DATABASE_HOST and DATABASE_PASSWORD; docker-compose.yml sets it',
    example: 'postgres',
    default: 'sqlite',
    group: 'database',
  },
  DATABASE_FILENAME: {
    meaning: 'file of SQLite, relative to apps/cms',
    example: '/var/lib/prestafaro/cms.sqlite',
    default: '../../.data/cms.sqlite',
    group: 'server',
  },
  DATABASE_HOST: { meaning: 'host of PostgreSQL', example: 'localhost', group: 'database' },
  DATABASE_PORT: { meaning: 'port of PostgreSQL', example: '5432', default: '5432', group: 'database' },
  DATABASE_NAME: {
    meaning: 'name of the database in PostgreSQL',
    example: 'prestafaro',
    default: 'prestafaro',
    group: 'database',
  },
  DATABASE_USERNAME: {
    meaning: 'user of PostgreSQL',
    example: 'prestafaro',
    default: 'prestafaro',
    group: 'database',
  },
  DATABASE_PASSWORD: {
    meaning: 'password of that user',
    example: 'the output of `openssl rand -hex 24`',
    secret: true,
    group: 'database',
  },
  DATABASE_SSL: {
    meaning:
      'true uses TLS to PostgreSQL, which managed databases require; CERTIFICATE_AUTHORITY_FILE (docker compose) or NODE_EXTRA_CA_CERTS (npm start) names the file of an authority that Node does not know',
    example: 'true',
    default: 'false',
    group: 'database',
  },
  DATABASE_POOL_MIN: {
    meaning: 'connections that stay open while idle',
    example: '2',
    default: '0',
    group: 'database',
  },
  DATABASE_POOL_MAX: {
    meaning: 'maximum number of connections of one instance',
    example: '20',
    default: '10',
    group: 'database',
  },
  UPLOADS_S3_BUCKET: {
    meaning:
      'S3-compatible bucket for uploaded files; set all of UPLOADS_S3_* or none of them. None: a folder of the CMS',
    example: 'prestafaro-uploads',
    group: 'uploads',
  },
  UPLOADS_S3_REGION: { meaning: 'region of that bucket', example: 'eu-central-1', group: 'uploads' },
  UPLOADS_S3_ENDPOINT: {
    meaning: 'address of the storage service',
    example: 'https://s3.eu-central-1.amazonaws.com',
    group: 'uploads',
  },
  UPLOADS_S3_ACCESS_KEY_ID: {
    meaning: 'name of the key with which the CMS writes into the bucket',
    example: 'as the storage service shows it',
    secret: true,
    group: 'uploads',
  },
  UPLOADS_S3_SECRET_ACCESS_KEY: {
    meaning: 'that key itself',
    example: 'as the storage service shows it once',
    secret: true,
    group: 'uploads',
  },
  UPLOADS_S3_PUBLIC_URL: {
    meaning: 'address at which the web app reads the files of the bucket; its MEDIA_URL has the same value',
    example: 'https://bucket.example.com/uploads',
    group: 'uploads',
  },
  CMS_PUBLIC_URL: {
    meaning: 'public address of the CMS, at which editors open the admin; left out: the address at which it listens',
    example: 'https://cms.example.com',
    group: 'addresses',
  },
  ADMIN_HAS_SECOND_FACTOR: {
    meaning:
      'true states that the proxy in front of the admin asks for a second factor (docs/deploy.md, "Second factor"), which the CMS itself cannot; the warning on the start page of administrators then goes away',
    example: 'true',
    default: 'false',
    group: 'addresses',
  },
  TRUST_PROXY: {
    meaning:
      'true behind nginx: the CMS then takes the address of a visitor from X-Forwarded-For; docker-compose.yml sets it',
    example: 'true',
    default: 'false',
    group: 'addresses',
  },
  FORMS_PER_MINUTE: {
    meaning:
      'how many applications, and how many ratings, a site accepts in a minute before each further one needs a proof of work; of comments and of reports a tenth',
    example: '300',
    default: '60',
    group: 'limits',
  },
  EVENT_COUNTS_KEPT_DAYS: {
    meaning:
      'for how many days the counts of tracked events per hour are kept, which reports compare years by; they name no browser',
    example: '1500',
    default: '800',
    group: 'limits',
  },
  SEED: {
    meaning: 'auto seeds an empty database, never leaves it empty',
    example: 'never',
    default: 'auto',
    group: 'content',
  },
  ADMIN_EMAIL: {
    meaning: 'e-mail address of the first administrator, who is created only if there is none',
    example: 'admin@example.com',
    group: 'content',
  },
  ADMIN_PASSWORD: {
    meaning:
      'password of the first administrator: 8 characters or more, with an upper-case letter, a lower-case letter and a digit',
    example: 'the output of `openssl rand -base64 18`',
    secret: true,
    group: 'content',
  },
  REVALIDATE_URLS: {
    meaning:
      'addresses to which the CMS sends publish events: one per instance of the web app, with commas between them; none: no event is sent',
    example: 'http://localhost:3000/api/revalidate',
    group: 'server',
  },
  HOST: { meaning: 'address at which this server listens', example: '0.0.0.0', default: 'localhost', group: 'server' },
  PORT: { meaning: 'port on which this server listens', example: '1337', default: '1337', group: 'server' },
  PUBLIC_DIR: {
    meaning: 'folder of uploaded files, relative to apps/cms',
    example: '/var/lib/prestafaro/public',
    default: '../../.data/public',
    group: 'server',
  },
} as const satisfies VariableTable;
