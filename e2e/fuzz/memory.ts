import { setTimeout as delay } from 'node:timers/promises';
import { metricsPorts, pids } from '../support/product.ts';
import type { FuzzedRequest } from './make-request.ts';

type App = FuzzedRequest['app'];

/** Reads one value of a server's metrics. */
async function metricOf(app: App, name: string, labels = ''): Promise<number> {
  const text = await fetch(`http://localhost:${metricsPorts[app]}/metrics`).then((answer) => answer.text());
  const found = new RegExp(`^\\w*${name}${labels} (\\S+)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`The metrics of the ${app} have no ${name}.`);
  return Number(found);
}

/** The start of a server in seconds since 1970: another start is another process. */
export const startedAt = (app: App) => metricOf(app, 'process_start_time_seconds');

/** Bytes of the objects that a server holds after it has collected its garbage. */
export async function heldBytes(app: App): Promise<number> {
  const collections = () => metricOf(app, 'nodejs_gc_duration_seconds_count', '\\{[^}]*kind="major"[^}]*\\}');
  const before = await collections();
  process.kill(pids[app], 'SIGUSR2');
  // A server that has just answered thousands of requests on a busy machine takes the signal late. The test has a timeout of its own.
  while ((await collections()) <= before) await delay(100);
  return metricOf(app, 'nodejs_heap_size_used_bytes');
}
