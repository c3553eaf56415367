import type { CountryCode } from '@prestafaro/countries';

/** Where the admin reads the measurements. */
export const MEASUREMENTS_PATH = '/measurements';

/** The number of persons below which a number is hidden: a reader could recognise the few. */
export const FEWEST = 5;

/** Stands in place of a number of fewer than {@link FEWEST} persons. */
export const FEW = `<${FEWEST}` as const;

/** A number of a report. */
export type Figure = number | typeof FEW;

/** What a report counts, of people only unless it says so. Days are those of the country. */
export interface MeasurementsReport {
  readonly country: CountryCode;
  /** Every country that this administrator may see. */
  readonly countries: readonly CountryCode[];
  /** `2026-11-20`, both included. */
  readonly from: string;
  readonly to: string;
  /** Whether the settings of the country have the identifier by which its events are found. */
  readonly hasProvider: boolean;
  readonly total: { readonly visits: Figure; readonly views: Figure; readonly botViews: number };
  readonly days: readonly DayCounts[];
  readonly types: readonly TypeCounts[];
  readonly sources: readonly SourceCounts[];
  readonly kinds: readonly KindCounts[];
  readonly offers: readonly OfferCounts[];
  readonly fields: readonly FieldCounts[];
}

interface Visited {
  readonly visits: Figure;
  readonly views: Figure;
}

export interface DayCounts extends Visited {
  readonly day: string;
  readonly botViews: number;
}

/** How visitors came. `unknown`: the browser did not say. */
export type SourceType = 'utm' | 'organic' | 'ai' | 'referral' | 'direct' | 'unknown';

export interface TypeCounts extends Visited {
  readonly type: SourceType;
}

export interface SourceCounts extends TypeCounts {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

export interface KindCounts {
  /** The kind of a route; empty for pages without one. */
  readonly kind: string;
  readonly views: Figure;
}

export interface OfferCounts {
  readonly offer: string;
  /** Null for an offer that is no longer published. */
  readonly name: string | null;
  readonly shown: Figure;
  readonly clicked: Figure;
}

export interface FieldCounts {
  readonly form: string;
  /** From 1, in the order of the form. */
  readonly field: number;
  readonly entered: Figure;
  readonly filled: Figure;
  readonly invalid: Figure;
}
