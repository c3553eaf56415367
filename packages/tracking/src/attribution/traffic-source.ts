/**
 * How a visitor came to the site. `utm`: by a campaign link. `organic`: from a search engine. `ai`: from an AI assistant.
 * `referral`: from another site. `direct`: without a referrer.
 */
export const sourceTypes = ['utm', 'organic', 'ai', 'referral', 'direct'] as const;

/** Where a visitor came from. A value that is not known is absent. */
export interface TrafficSource {
  readonly type: (typeof sourceTypes)[number];
  /** `google`, `chatgpt`, the host of a referral, or the `utm_source` of a campaign. */
  readonly source: string;
  /** `cpc`, `organic`, `ai`, `referral`, or the `utm_medium` of a campaign. */
  readonly medium: string;
  readonly campaign?: string;
  readonly content?: string;
  readonly term?: string;
}
