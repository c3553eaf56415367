import type { CountryCode, Locale } from '@prestafaro/countries';
import type { WebVitalName } from '@prestafaro/types/web-vital';
import type { ArmComparison } from '../experiments/compare-arms';
import type { ArmCounts, SampleRatio } from '../experiments/sample-ratio';

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
  /** The way from a visit to a paid loan, by the day of each step; applications by their day, clicks and what came of them by theirs. */
  readonly funnel: readonly (FunnelCounts & { readonly day: string })[];
  readonly campaigns: readonly (FunnelCounts & Campaign)[];
  /** The same by the source of the visitor's first visit. */
  readonly firstCampaigns: readonly (FunnelCounts & Campaign)[];
  /** All days of the period together. */
  readonly summary: FunnelCounts;
  readonly offers: readonly OfferCounts[];
  readonly fields: readonly FieldCounts[];
  readonly speed: readonly SpeedRow[];
  readonly experiments: readonly ExperimentRow[];
  readonly affiliates: readonly AffiliateMonth[];
}

/** The steps of the way from a visit to a paid loan. Visits and starts are those of visitors who allow measurement, the rest is of all. */
export interface FunnelCounts {
  readonly visits: Figure;
  /** Entered the first field of an application form. */
  readonly started: Figure;
  readonly applications: Figure;
  /** Applications that an offer matched. */
  readonly matched: Figure;
  readonly clicks: Figure;
  /** Clicks about which the network reported anything. */
  readonly leads: Figure;
  /** Clicks of which a loan was paid out. */
  readonly sales: Figure;
}

export interface Campaign {
  readonly type: SourceType;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** What one affiliate brought in a month of the country, or in the part of it that the period has. */
export interface AffiliateMonth {
  /** `2026-11` */
  readonly month: string;
  readonly code: string;
  readonly clicks: Figure;
  readonly leads: Figure;
  readonly sales: Figure;
  /** In hundredths of the country's currency. */
  readonly payout: Figure;
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

export interface SourceCounts extends Visited, Campaign {}

export interface KindCounts {
  /** The kind of a route; empty for pages without one. */
  readonly kind: string;
  readonly views: Figure;
}

export interface OfferCounts {
  readonly offer: string;
  /** Null for an offer that is no longer published. */
  readonly name: string | null;
  /** How often visitors who allow measurement saw it, and followed it. */
  readonly shown: Figure;
  readonly clicked: Figure;
  /** Click-outs of all visitors, and what the network reported of them. */
  readonly clicks: Figure;
  readonly leads: Figure;
  readonly sales: Figure;
  /** What the network pays us, in hundredths of the country's currency. */
  readonly payout: Figure;
}

export interface FieldCounts {
  readonly form: string;
  /** From 1, in the order of the form. */
  readonly field: number;
  readonly entered: Figure;
  readonly filled: Figure;
  readonly invalid: Figure;
}

/** How fast the pages of a kind were in the browsers of visitors, by one figure. */
export interface SpeedRow {
  /** As in {@link KindCounts}; null for all pages together. */
  readonly kind: string | null;
  readonly name: WebVitalName;
  /** How many loads of a page had the figure. */
  readonly loads: Figure;
  /** Null while the loads are of fewer than five persons. */
  readonly result: SpeedResult | null;
}

export interface SpeedResult {
  readonly rating: 'good' | 'middling' | 'poor';
  /** The 75th percentile, estimated within its bucket; null above the last end of a bucket. */
  readonly p75: number | null;
  /** Loads by rating, of {@link SpeedRow.loads}. */
  readonly good: number;
  readonly middling: number;
  readonly poor: number;
}

/** A running experiment of a site, since its start whatever the period of the report is. */
export interface ExperimentRow {
  readonly site: Locale;
  readonly siteName: string;
  readonly code: string;
  readonly percentB: number;
  /** ISO 8601, UTC. */
  readonly since: string;
  readonly seen: Readonly<Record<keyof ArmCounts, Figure>>;
  readonly applied: Readonly<Record<keyof ArmCounts, Figure>>;
  readonly ratio: SampleRatio;
  /** Null while the shares are skewed, or a rate would tell what fewer than five persons did. */
  readonly comparison: ArmComparison | null;
}
