// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. Everything below is absolute, so that a script works from any working folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

export const CMS_FOLDER = join(ROOT, 'apps/cms');
export const WEB_FOLDER = join(ROOT, 'apps/web');
export const ENVIRONMENT_FILE = join(ROOT, '.env');

/** What `npm start` writes: the database, logs and the web build that is running. Deleting it starts afresh. */
export const DATA_FOLDER = join(ROOT, '.data');
export const LOG_FOLDER = join(DATA_FOLDER, 'logs');
export const CMS_DATABASE = join(DATA_FOLDER, 'cms.sqlite');
/** Mails that a local start keeps instead of sending them. */
export const MAIL_FOLDER = join(DATA_FOLDER, 'mails');
export const CMS_PUBLIC_FOLDER = join(DATA_FOLDER, 'public');
export const WEB_DATA_FOLDER = join(DATA_FOLDER, 'web');
export const BACKUP_FOLDER = join(DATA_FOLDER, 'backups');
/** What `npm run dev` writes besides the database, apart from what `npm start` writes. */
export const DEVELOPMENT_FOLDER = join(DATA_FOLDER, 'dev');
export const WEB_BUILD_FOLDER = join(DATA_FOLDER, 'web-build');

/** The one package manager of the repository, fetched by npx so that nothing is installed on the machine. */
export const PNPM = 'pnpm@10.34.9';
