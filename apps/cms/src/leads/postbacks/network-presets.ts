import type { PostbackTable } from '@prestafaro/lending';
import type { FieldNames } from './network-report';
import type { DecimalSign } from './read-amount';

/** What a platform of networks calls things, so that an editor need not write it into a table. */
export interface NetworkPreset {
  readonly names: FieldNames;
  /** What the platform has macros for. */
  readonly macros: readonly (keyof FieldNames)[];
  readonly statuses: PostbackTable;
  readonly decimalSign: DecimalSign;
}

/**
 * Platforms that many networks run. The names are those of their macros, so that an address reads `sub1={sub1}`. Sources, as they were
 * in November 2026:
 *
 * - Affise: https://help-center.affise.com/en/articles/6655842-affiliate-postback-macros-affiliates, statuses 1, 2, 3 and 5; 4 is in
 *   https://affise.zendesk.com/hc/en-us/articles/360010437160. It has no macro for a click: our id comes back in `sub1`.
 * - Keitaro: https://docs.keitaro.io/en/campaigns-and-streams/s2s-postback-placeholders.html, statuses in
 *   https://docs.keitaro.io/en/conversions/postback.html. `rejected` follows a lead or a sale, whose money it cancels.
 * - TUNE (HasOffers): `aff_click_id` in https://support.tune.com/hc/en-us/articles/1500008248741-Passing-Values-to-a-Partner-Conversion-URL,
 *   `payout` in https://docs.tracklysms.com/guides/offers/tune-integration, `goal_id` as its API names a goal. It calls us for a conversion
 *   that it counts, so the goals of the network say what that means. Its `transaction_id` names the click and no event.
 */
export const networkPresets = {
  affise: {
    names: {
      ...{ click: 'sub1', status: 'status', event: 'transactionid', goal: 'goal' },
      ...{ amount: 'sum', currency: 'currency' },
    },
    macros: ['click', 'status', 'event', 'amount', 'currency'],
    statuses: { '1': 'paid_out', '2': 'under_review', '3': 'declined_or_reversed', '4': 'ignored', '5': 'approved' },
    decimalSign: 'point',
  },
  keitaro: {
    names: {
      ...{ click: 'external_id', status: 'status', event: 'tid', goal: 'goal' },
      ...{ amount: 'revenue', currency: 'currency' },
    },
    macros: ['click', 'status', 'event', 'amount'],
    statuses: { lead: 'under_review', sale: 'paid_out', rebill: 'paid_out', rejected: 'declined_or_reversed' },
    decimalSign: 'point',
  },
  tune: {
    names: {
      ...{ click: 'aff_click_id', status: 'status', event: 'event_id', goal: 'goal_id' },
      ...{ amount: 'payout', currency: 'currency' },
    },
    macros: ['click', 'goal', 'amount'],
    statuses: { pending: 'under_review', approved: 'paid_out', rejected: 'declined_or_reversed' },
    decimalSign: 'point',
  },
} as const satisfies Readonly<Record<string, NetworkPreset>>;

export type PresetName = keyof typeof networkPresets;

/** The parameters of an address for a network without a preset, which the network fills in its own way. */
const PLAIN_FIELDS: NetworkPreset['macros'] = ['click', 'status', 'event', 'amount', 'currency'];

/** The names of a network without a preset. */
const PLAIN_NAMES: FieldNames = {
  ...{ click: 'click_id', status: 'status', event: 'event_id', goal: 'goal' },
  ...{ amount: 'amount', currency: 'currency' },
};

type Rows = readonly { theirs: string; ours: PostbackTable[string] }[];

/** The names of parameters that an editor wrote. */
export interface NamedParameters {
  preset?: PresetName | null;
  clickField?: string | null;
  statusField?: string | null;
  eventField?: string | null;
  amountField?: string | null;
  currencyField?: string | null;
  goalField?: string | null;
}

/** A network as the settings of a site have it, as far as it concerns reports. */
export interface ReportingNetwork extends Required<NamedParameters> {
  decimalSign: DecimalSign | null;
  defaultCurrency: string | null;
  statuses: Rows;
  goals: Rows;
}

/** How the reports of a network are read. */
export interface ReportRules {
  readonly names: FieldNames;
  readonly statuses: PostbackTable;
  readonly goals: PostbackTable;
  readonly decimalSign: DecimalSign | null;
  readonly defaultCurrency: string | null;
}

/** The names of a network: those of its preset, where an editor has written none. */
export function namesOf(network: NamedParameters): FieldNames {
  const names = presetOf(network)?.names ?? PLAIN_NAMES;
  return {
    click: network.clickField || names.click,
    status: network.statusField || names.status,
    event: network.eventField || names.event,
    amount: network.amountField || names.amount,
    currency: network.currencyField || names.currency,
    goal: network.goalField || names.goal,
  };
}

/** The rules of a network: those of its preset, where an editor has written none. */
export function reportRulesOf(network: ReportingNetwork): ReportRules {
  const preset = presetOf(network);
  return {
    names: namesOf(network),
    statuses: { ...preset?.statuses, ...tableOf(network.statuses) },
    goals: tableOf(network.goals),
    decimalSign: network.decimalSign ?? preset?.decimalSign ?? null,
    defaultCurrency: network.defaultCurrency || null,
  };
}

/**
 * The parameters of the address that a network calls, with the macros of its platform: `sub1={sub1}`. Without a preset, `…` stands for
 * a macro that the network has to tell.
 */
export function macrosOf(network: NamedParameters): string {
  const preset = presetOf(network);
  const names = namesOf(network);
  const pairs = (preset?.macros ?? PLAIN_FIELDS).map(
    (field) => `${encodeURIComponent(names[field])}=${preset ? `{${preset.names[field]}}` : '…'}`,
  );
  return pairs.join('&');
}

const presetOf = ({ preset }: NamedParameters): NetworkPreset | null => (preset ? networkPresets[preset] : null);

const tableOf = (rows: Rows): PostbackTable => Object.fromEntries(rows.map(({ theirs, ours }) => [theirs, ours]));
