// @ts-check
import { articleEditor, startEdge } from '../../e2e/faults/edge.mjs';
import { openShippedStack } from '../../scripts/stack/shipped-stack.mjs';
import { median, percentile } from '../figures/percentiles.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';
import { publishAndWatch } from './publishing.mjs';

/**
 * Measures the time from the answer to the editor until a visitor sees the change at a CDN, which the web app purges. The yardstick is
 * nginx, which the web app makes request the changed page again. The CDN runs on this machine, so its own time to purge is left out.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureEdge(context) {
  /** @type {import('../../scripts/stack/shipped-stack.mjs').ShippedStack | undefined} */
  let stack;
  const { cdn, environment } = await startEdge(() => stack?.nginx.port ?? 0);
  try {
    stack = await openShippedStack(context.steps, { buildFolder: await context.webBuild(), environment });
    const { publish, title } = await articleEditor(stack.cms.port, stack.environment);
    const host = stack.hostHeader('ES');
    const places = { 'through nginx': { port: stack.nginx.port, host }, 'at the CDN': { port: cdn.port, host } };
    const times = context.quick ? 3 : 30;
    const took = await publishAndWatch(places, times, publish);
    await publish(title);
    const yardstick = took['through nginx'] ?? [];
    const rows = Object.entries(took).map(([name, each]) => [
      name,
      ...[0.5, 0.99, 1].map((share) => milliseconds(percentile(each, share))),
      ratio(median(each.map((time, index) => time / (yardstick[index] ?? Number.NaN)))),
    ]);
    const how = `An article published ${times} times over two web instances; ${cdn.purges.length} purges. The CDN is one of this machine.`;
    return `${how}\n\n${table(['', 'p50', 'p99', 'slowest', 'multiple of nginx'], rows)}`;
  } finally {
    await stack?.close();
    await cdn.close();
  }
}
