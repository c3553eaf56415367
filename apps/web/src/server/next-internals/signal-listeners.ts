import 'server-only';

/**
 * Removes the listeners that Next has added for a signal, so that the caller decides when the server closes. Next's
 * listener closes the HTTP server, waits for running requests and `after()` callbacks, and ends the process with the
 * signal's code.
 * @returns a function that calls the removed listeners
 */
export function takeOverSignal(signal: NodeJS.Signals): () => void {
  const listeners = process.listeners(signal);
  process.removeAllListeners(signal);
  return () => {
    for (const listener of listeners) listener(signal);
  };
}
