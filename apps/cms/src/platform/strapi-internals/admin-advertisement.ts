/**
 * Strapi's notice of its new media library, above every page, has been closed for a browser under this key. The id of the
 * installation follows: none while the panel is loading, and `false` where telemetry has none.
 */
const KEYS = ['undefined', 'false'].map((id) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${id}`);

/** Closes the notice before it is drawn. @param storage `localStorage` of the browser */
export function closeAdvertisement(storage: { setItem(key: string, value: string): void }): void {
  for (const key of KEYS) storage.setItem(key, 'true');
}
