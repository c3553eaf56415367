import type { Instrumentation } from 'next';

/** Next calls this once, when the server starts and before it answers a request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { start } = await import('./server/start');
  await start();
}

/**
 * Next calls this for every error that ended a request. The address and the headers that it also passes are personal.
 */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logError } = await import('./server/log/log-error');
  const { requestContext } = await import('./cms/request-context');
  const { renderFailed } = await import('./cms/failed-renders');
  const context = requestContext();
  if (context) renderFailed(context.id);
  logError(error);
};
