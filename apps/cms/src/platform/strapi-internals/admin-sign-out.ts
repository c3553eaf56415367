/**
 * Whether an action of the admin’s store is that of a person who signs out, not the end of a session. Touches the name of a request of
 * Strapi’s admin.
 */
export function isSignOut(action: unknown): boolean {
  const { meta } = (action ?? {}) as { meta?: { arg?: { endpointName?: string } } };
  return meta?.arg?.endpointName === 'logout';
}
