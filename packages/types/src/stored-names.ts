import { consentSeconds } from './tracking-consent.ts';

/** Where the browser stores an entry: a cookie, the local storage or the session storage. */
export type StoredKind = 'cookie' | 'local' | 'session';

/** `necessary` needs no consent (R15). Each other category is stored only after consent to it. */
export type StoredCategory = 'necessary' | 'measurement' | 'experiments' | 'functional';

interface StoredEntry {
  /** The name in the browser. `{…}` stands for a part that varies, always after a fixed prefix. */
  readonly name: string;
  readonly kind: StoredKind;
  readonly category: StoredCategory;
  /** Seconds since the last write, or `session`: until the tab closes. */
  readonly lifetime: number | 'session';
  /** Key of the text in the cookie policy that says what the entry is for. */
  readonly purpose: string;
}

const minute = 60;
const day = 24 * 60 * minute;

/** 180 days. It never exceeds the 6 months of specification §9, because six calendar months have at least 181 days. */
const sixMonths = 180 * day;

/**
 * Everything that the product stores in a browser. The table of the cookie policy is made from this list (R19), and
 * `forget` of packages/tracking deletes by it (R16). Code that sets a cookie takes the lifetime from here.
 * Lifetimes: specification §9 "Timing", R17, R26. This module must not import zod, because browsers load it.
 */
export const storedNames = [
  { name: 'pf_session', kind: 'cookie', category: 'measurement', lifetime: 30 * minute, purpose: 'visit' },
  { name: 'pf_client', kind: 'cookie', category: 'measurement', lifetime: 180 * day, purpose: 'browser' },
  { name: 'pf_first', kind: 'cookie', category: 'measurement', lifetime: sixMonths, purpose: 'firstSource' },
  { name: 'pf_current', kind: 'cookie', category: 'measurement', lifetime: sixMonths, purpose: 'currentSource' },
  { name: 'pf_visits', kind: 'cookie', category: 'measurement', lifetime: sixMonths, purpose: 'visitCount' },
  { name: 'pf_queue', kind: 'local', category: 'measurement', lifetime: day, purpose: 'unsentEvents' },
  { name: 'pf_exp:{id}', kind: 'local', category: 'experiments', lifetime: 180 * day, purpose: 'experimentArm' },
  { name: 'pf_compare:{locale}', kind: 'local', category: 'functional', lifetime: 30 * day, purpose: 'comparison' },
  { name: 'pf_seen:{locale}', kind: 'local', category: 'functional', lifetime: 30 * day, purpose: 'seenPages' },
  { name: 'pf_consent', kind: 'cookie', category: 'necessary', lifetime: consentSeconds, purpose: 'consentChoice' },
  { name: 'pf_locale', kind: 'cookie', category: 'necessary', lifetime: 365 * day, purpose: 'language' },
  {
    name: '__Host-pf_application',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 30 * day,
    purpose: 'application',
  },
  {
    name: 'pf_form:{form}:{locale}',
    kind: 'local',
    category: 'necessary',
    lifetime: 30 * day,
    purpose: 'formAnswers',
  },
  { name: 'pf_push', kind: 'local', category: 'necessary', lifetime: 180 * day, purpose: 'pushRefusal' },
  { name: 'pf_reg', kind: 'session', category: 'necessary', lifetime: 'session', purpose: 'formVersion' },
  { name: 'pf_reload', kind: 'session', category: 'necessary', lifetime: 'session', purpose: 'reloadGuard' },
] as const satisfies readonly StoredEntry[];

/** The name of a cookie or a storage entry, with its placeholders: `pf_form:{form}:{locale}`. */
export type StoredName = (typeof storedNames)[number]['name'];

/** Key of the text in the cookie policy. */
export type StoredPurpose = (typeof storedNames)[number]['purpose'];

/** The names that are stored for a number of seconds, not for a browser session. */
type TimedName = Extract<(typeof storedNames)[number], { lifetime: number }>['name'];

/** The lifetime of an entry in seconds. */
export function lifetimeOf(name: TimedName): number {
  return Number(storedNames.find((entry) => entry.name === name)?.lifetime);
}
