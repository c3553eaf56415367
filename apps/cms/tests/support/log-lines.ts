import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';

interface Logger extends EventEmitter {
  level: string;
  transports: { silent: boolean }[];
}

/** Where winston keeps the text that is written. */
const MESSAGE = Symbol.for('message');

/** Every line that the CMS logs from now on, of every level. They are not shown. */
export function recordLog(strapi: Core.Strapi): string[] {
  const log = strapi.log as unknown;
  if (!(log instanceof EventEmitter)) throw new Error('the log of Strapi is no stream any more');
  const logger = log as Logger;
  const lines: string[] = [];
  logger.level = 'silly';
  for (const transport of logger.transports) transport.silent = true;
  // What the format leaves out comes as `false`.
  logger.on('data', (line: { [MESSAGE]: string } | false) => line && lines.push(line[MESSAGE]));
  return lines;
}
