/** `localhost`, `*.localhost`, `127.0.0.1`, `[::1]` (decisions, "Tracking and consent"): events are logged there, not sent. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname);
}
