import { isLocale, type Locale } from '@prestafaro/countries';
import { type AddressedType, addressFactsSchema, addressRowSchemas } from '@prestafaro/types/address-facts';
import { z } from 'zod';

/** What a publish event tells of one entry of one site. */
export const addressChangeSchema = z.object({
  locale: z.custom<Locale>((value) => isLocale(String(value))),
  type: z.enum(Object.keys(addressRowSchemas) as [AddressedType, ...AddressedType[]]),
  documentId: z.string(),
  /** The entry as it is published; null: it is published no more. */
  facts: z.nullable(addressFactsSchema),
  /** When the entry changed, by the clock of the CMS. The later of two changes of one entry is used. */
  at: z.iso.datetime(),
  /** When the first server was told, by the clock that also dates the loads. A load that began later contains the change. */
  receivedAt: z.iso.datetime(),
});

export type AddressChange = z.infer<typeof addressChangeSchema>;

/** Names the entry of a change among those of all sites. Begins with the locale. */
export function keyOfChange({ locale, type, documentId }: AddressChange): string {
  return `${locale} ${type} ${documentId}`;
}

/** Whether a change replaces what is known of the entry: an older event never overwrites a newer fact. */
export function isNewerChange(change: AddressChange, known: AddressChange | undefined): boolean {
  return known === undefined || known.at < change.at;
}

/**
 * How long a change is remembered after a load that contains it, so that an older event of the same entry, which was sent again, is
 * recognised. An event that waited longer is in every load already.
 */
const keptMs = 60 * 60_000;

/** Changes before this time are older than anything that a load may lack. */
export function forgottenBefore(loadedAt: string): string {
  return new Date(Date.parse(loadedAt) - keptMs).toISOString();
}

/** Whether a load may lack a change, because the change became known after the load had begun. */
export function mayLack(loadedAt: string, { at, receivedAt }: AddressChange): boolean {
  return receivedAt >= loadedAt && at >= forgottenBefore(loadedAt);
}
