import schema from '../../components/settings/retention.json';

/** For how many whole days each kind of record is kept, as in the settings of a site. */
export type RetentionDays = Readonly<Record<keyof typeof schema.attributes, number>>;

/** For a site without settings: the default values of the settings form. */
export const DEFAULT_DAYS = Object.fromEntries(
  Object.entries(schema.attributes).map(([name, attribute]) => [name, attribute.default]),
) as RetentionDays;
