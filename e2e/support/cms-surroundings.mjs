// @ts-check
// Loaded into a CMS under test with `--import`: a push service on this machine gets what goes to that of Chromium, and the CMS looks
// for due jobs every second.
const pushService = process.env.PUSH_SERVICE_URL;
const LOOK_MS = 60_000;

const realFetch = globalThis.fetch;
/** @type {typeof fetch} */
const redirectedFetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  return realFetch(address.host === 'fcm.googleapis.com' ? new URL(address.pathname, pushService) : input, init);
};
globalThis.fetch = redirectedFetch;

const realInterval = globalThis.setInterval;
globalThis.setInterval = /** @type {typeof setInterval} */ (
  (/** @type {() => void} */ run, /** @type {number} */ milliseconds, /** @type {unknown[]} */ ...values) =>
    realInterval(run, milliseconds === LOOK_MS ? 1000 : milliseconds, ...values)
);
