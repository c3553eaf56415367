/**
 * Stands for the idempotency key of a form in a page that many visitors get. The server writes a new key in its place whenever it
 * sends the page (`server/requests/fill-in-key.ts`). It is no key, so a form that is sent with it is stored by nobody.
 */
export const keyPlaceholder = '{idempotency-key}';
