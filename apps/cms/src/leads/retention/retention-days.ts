import schema from '../components/settings/retention.json';

/** How many whole days each thing is kept, as the settings of a site have it. */
export type RetentionDays = Readonly<Record<keyof typeof schema.attributes, number>>;

/** Of a site that has no settings of its own: what the form of the settings begins with. */
export const DEFAULT_DAYS = Object.fromEntries(
  Object.entries(schema.attributes).map(([name, attribute]) => [name, attribute.default]),
) as RetentionDays;
