import { readSettings } from '../src/platform/environment';
import { jsonLines } from '../src/platform/logging/json-lines';

/** Strapi's own logger, a winston: what Strapi and its plugins log comes in the same lines as ours. */
const config = () => ({ level: readSettings().LOG_LEVEL, format: jsonLines });

export default config;
