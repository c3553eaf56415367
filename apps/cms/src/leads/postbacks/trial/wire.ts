import type { Locale } from '@prestafaro/countries';

/** Under the prefix of the desk. */
export const TRIAL_PATH = '/postbacks';

/** An address that a network of a site calls. */
export interface NetworkAddress {
  readonly site: Locale;
  readonly key: string;
  readonly name: string;
  /** To be copied, with SECRETO in place of the secret. */
  readonly address: string;
  /** `POSTBACK_URL_SECRETS` has one. */
  readonly hasSecret: boolean;
}

export interface NetworkAddresses {
  readonly networks: readonly NetworkAddress[];
}

/** What a pasted report would do, in Spanish. */
export interface PostbackTrial {
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** What would happen. */
  readonly verdict: string;
  /** Why it would be refused, and how to mend it. */
  readonly problems: readonly string[];
}

/** The longest text that can be pasted. */
export const MAX_PASTED = 4000;
