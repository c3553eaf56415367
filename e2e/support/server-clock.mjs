// @ts-check
// Loaded into a server under test with `--import`: its clock is ahead by CLOCK_AHEAD_MS. Advertising waits for the hours of the
// country, and a test may run at any hour.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const realNow = Date.now.bind(Date);
Date.now = () => realNow() + ahead;
// A proxy, so that dates which Node itself makes stay instances of `Date`.
/** @type {DateConstructor} */
const moved = new Proxy(Date, {
  apply: (target) => new target(target.now()).toString(),
  /** @returns {Date} */
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, newTarget === moved ? target : newTarget),
});
globalThis.Date = moved;
