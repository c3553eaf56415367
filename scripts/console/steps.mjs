// @ts-check

/**
 * @typedef {object} Steps
 * @property {<Result>(name: string, work: (note: (detail: string) => void) => Promise<Result>) => Promise<Result>} run
 *   Runs one named step and prints its name, detail and time. `note` sets the detail. Steps may run side by side.
 */

/**
 * @param {number} milliseconds
 * @returns {string} `0.4 s`, `12 s`, `1 min 5 s`
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * A list of steps with their times. On a terminal the running steps are shown and then replaced by their results.
 * @param {{ write?: (text: string) => void, now?: () => number, isTerminal?: boolean }} [options]
 * @returns {Steps}
 */
export function createSteps({
  write = (text) => void process.stdout.write(text),
  now = () => performance.now(),
  isTerminal = process.stdout.isTTY === true,
} = {}) {
  /** @type {string[]} */
  const running = [];
  const clear = () => isTerminal && running.length > 0 && write('\r\u001b[2K');
  const show = () => isTerminal && running.length > 0 && write(`  … ${running.join(', ')}`);
  return {
    async run(name, work) {
      const startedAt = now();
      let detail = '';
      clear();
      running.push(name);
      show();
      /** @param {string} mark */
      const finish = (mark) => {
        const time = formatDuration(now() - startedAt).padStart(8);
        clear();
        running.splice(running.indexOf(name), 1);
        write(`  ${mark} ${name.padEnd(26)} ${time}  ${detail}`.trimEnd());
        write('\n');
        show();
      };
      try {
        const result = await work((text) => {
          detail = text;
        });
        finish('✓');
        return result;
      } catch (error) {
        finish('✗');
        throw error;
      }
    },
  };
}
