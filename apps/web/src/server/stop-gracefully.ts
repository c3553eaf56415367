import 'server-only';
import { processWide } from '@/cms/process-wide';
import { log } from '@/server/log/log';
import { takeOverSignal } from '@/server/next-internals/signal-listeners';

/** How long a balancer in front has to notice that this server takes no more, in milliseconds. */
const balancerNoticeMs = 2_000;

/** After so many milliseconds in all, requests that still run are given up. */
const maxStopMs = 10_000;

const state = processWide('stopping', () => ({ isStopping: false }));

/** Whether this server was asked to end: it answers, but nobody new should come. */
export const isStopping = (): boolean => state.isStopping;

/**
 * Ends politely when the system asks for it: `/api/health/ready` says 503 at once, so that a balancer sends nobody new; a
 * moment later no new connection is taken, what runs is finished, and the process ends with 0. The closing itself is Next's,
 * whose own listener has been there before us.
 * @param hasBalancer whether there is anybody who could notice; if not, there is nothing to wait for
 */
export function stopGracefully(hasBalancer: boolean): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const close = takeOverSignal(signal);
    process.on(signal, () => {
      if (!state.isStopping) void stop(hasBalancer, close);
    });
  }
}

async function stop(hasBalancer: boolean, close: () => void): Promise<void> {
  state.isStopping = true;
  log.info('Stopping');
  // Next ends with the code of the signal, which a supervisor takes for a crash.
  process.on('exit', () => {
    process.exitCode = 0;
  });
  setTimeout(() => {
    log.warn('Stopped before every request was answered');
    process.exit();
  }, maxStopMs).unref();
  if (hasBalancer) await new Promise((resolve) => setTimeout(resolve, balancerNoticeMs));
  close();
}
