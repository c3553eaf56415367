/** Next calls this once, when the server starts and before it answers anyone. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { start } = await import('@/site/start');
  await start();
}
