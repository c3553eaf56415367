import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, webDataFolder } from './product.ts';

/** The file in which the first web server keeps the addresses of a site, a moment after it has learned of them. */
export const savedManifest = (locale: Locale): string =>
  readFileSync(path.join(webDataFolder(), 'route-manifest', `${locale}.jsonl`), 'utf8');
