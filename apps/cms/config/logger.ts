import { readSettings } from '../src/platform/environment';
import { jsonLines } from '../src/platform/logging/json-lines';

/** Strapi's own logger, a winston. Log lines of Strapi and its plugins have the same format as ours. */
const config = () => ({ level: readSettings().LOG_LEVEL, format: jsonLines });

export default config;
