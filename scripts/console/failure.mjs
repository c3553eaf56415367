// @ts-check
/** A failure that a person can mend: what went wrong, what to do, and what the process said last. Shown without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message what went wrong, in one sentence
   * @param {{ hint?: string, log?: string, logFile?: string }} [details] `log` is the last lines of the process
   */
  constructor(message, { hint, log, logFile } = {}) {
    super(message);
    this.name = 'Failure';
    this.hint = hint;
    this.log = log;
    this.logFile = logFile;
  }
}

/**
 * The text for the terminal.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (!(error instanceof Failure)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = [`✗ ${error.message}`];
  if (error.log) lines.push('', ...error.log.split('\n').map((line) => `  │ ${line}`));
  if (error.logFile) lines.push('', `  The whole log: ${error.logFile}`);
  if (error.hint) lines.push('', `  → ${error.hint}`);
  return lines.join('\n');
}
