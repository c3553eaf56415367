import { uidOf } from '../content-types';
import type { EditorialType } from '../editorial-types';

/** The types whose entries keep their versions: what editors rewrite, and where a wrong sentence or number costs most. */
export const VERSIONED_TYPES = ['page', 'article', 'offer', 'site-setting', 'menu'] as const satisfies EditorialType[];

export type VersionedType = (typeof VERSIONED_TYPES)[number];

/** `api::page.page` → `page`; null for a type without versions. */
export function versionedTypeOf(uid: string): VersionedType | null {
  return VERSIONED_TYPES.find((type) => uidOf(type) === uid) ?? null;
}
