import { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';

interface Logger extends EventEmitter {
  level: string;
  transports: { silent: boolean }[];
}

/** The symbol under which winston stores the written text. */
const MESSAGE = Symbol.for('message');

/** Collects every log line from now on, of every level, instead of writing it. */
export function recordLog(strapi: Core.Strapi): string[] {
  const log = strapi.log as unknown;
  if (!(log instanceof EventEmitter)) throw new Error('the log of Strapi is no stream any more');
  const logger = log as Logger;
  const lines: string[] = [];
  logger.level = 'silly';
  for (const transport of logger.transports) transport.silent = true;
  // The format returns `false` for a line that must not be written.
  logger.on('data', (line: { [MESSAGE]: string } | false) => line && lines.push(line[MESSAGE]));
  return lines;
}
