import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';

interface Logger extends EventEmitter {
  level: string;
  transports: { silent: boolean }[];
}

/** Every line that the CMS logs from now on, of every level. They are not shown. */
export function recordLog(strapi: Core.Strapi): string[] {
  const log = strapi.log as unknown;
  if (!(log instanceof EventEmitter)) throw new Error('the log of Strapi is no stream any more');
  const logger = log as Logger;
  const lines: string[] = [];
  logger.level = 'silly';
  for (const transport of logger.transports) transport.silent = true;
  logger.on('data', (line: unknown) => lines.push(JSON.stringify(line)));
  return lines;
}
