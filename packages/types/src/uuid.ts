/** UUID version 4, with all its hyphens or with none (specification §5). */
export const uuidV4Pattern =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15})$/i;

/** Whether a stored or received id is valid. If not, the caller makes a new one. */
export function isUuidV4(text: string): boolean {
  return uuidV4Pattern.test(text);
}
