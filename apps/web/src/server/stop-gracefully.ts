import 'server-only';
import { processWide } from '@/cms/process-wide';
import { log } from '@/server/log/log';
import { takeOverSignal } from '@/server/next-internals/signal-listeners';

/** Time for a balancer in front to notice that this server takes no new connections. */
const balancerNoticeMs = 2_000;

/** After this time, running requests are aborted. */
const maxStopMs = 10_000;

const state = processWide('stopping', () => ({ isStopping: false }));

/** Whether this server was asked to stop: it still answers, but should get no new visitors. */
export const isStopping = (): boolean => state.isStopping;

/**
 * Stops the server when the system asks for it: `/api/health/ready` answers 503 at once, so that a balancer sends no
 * new visitors. After a delay no new connection is accepted, running requests are finished, and the process ends with
 * 0. Next closes the server itself, by its own listener, which is added before ours.
 * @param hasBalancer whether a balancer is in front; without one there is nothing to wait for
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
  // Next ends with the code of the signal, which a supervisor treats as a crash.
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
