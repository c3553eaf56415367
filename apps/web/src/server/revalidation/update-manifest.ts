import 'server-only';
import { isAddressedType } from '@prestafaro/types/address-facts';
import { type PublishEvent, unaddressedTypes } from '@prestafaro/types/publish-event';
import type { AddressChange } from '@/server/routing/address-change';
import { patchManifest, refreshManifest } from '@/server/routing/keep-manifest-fresh';
import type { RouteManifest } from '@/server/routing/manifest';
import { currentContent, currentManifest } from '@/server/routing/manifest-slot';

/**
 * Brings the manifest up to date with an event. The event carries the address of its entry, so the CMS is asked only where that is
 * not enough: at the first event without a manifest, when a site opens or closes, when all content of a site is replaced, and for an
 * event of an older CMS.
 * @throws {CmsUnavailable | CmsError} when the CMS must be asked and does not answer
 */
export async function updateManifest(event: PublishEvent): Promise<RouteManifest> {
  const current = currentManifest();
  if (!current) return refreshManifest();
  const effect = effectOf(event);
  if (effect === 'none') return current;
  return (effect === 'all' ? undefined : await patchManifest(effect)) ?? refreshManifest([event.locale]);
}

/** The change of one entry, or which addresses of the site change: `all` or `none`. */
function effectOf(event: PublishEvent): Omit<AddressChange, 'receivedAt'> | 'all' | 'none' {
  const { type, locale, documentId, address } = event;
  const isGone = event.event === 'unpublish';
  if (!isAddressedType(type)) {
    const effect = unaddressedTypes[type];
    if (effect !== 'opening') return effect;
    // Settings contain no path. They decide only whether the site has addresses at all.
    const isOpen = currentContent(locale)?.isOpen ?? false;
    return isOpen === isGone ? 'all' : 'none';
  }
  if (!isGone && (address?.type !== type || address.row.documentId !== documentId)) return 'all';
  return { type, locale, documentId, facts: isGone ? null : (address ?? null), at: new Date(event.at).toISOString() };
}
