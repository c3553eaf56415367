/**
 * The columns of a roll-up, and the SQL of their values in both databases. An absent value is an empty text. Visitors choose
 * most of the texts, and a row of an index of PostgreSQL has 2 704 bytes at most, so their first characters count.
 */
const counted = {
  domain: 'substr(domain, 1, 100)',
  event_id: 'event_id',
  event_name: "coalesce(sub4, '')",
  arm: "substr(coalesce(sub3, ''), 1, 100)",
  source: "substr(coalesce(utm_source, ''), 1, 100)",
  medium: "substr(coalesce(utm_medium, ''), 1, 100)",
  campaign: "substr(coalesce(utm_campaign, ''), 1, 100)",
  meta_type: "coalesce(sub5, '')",
} as const;

/** The key of a roll-up besides its hour. */
export const countedColumns = Object.keys(counted).join(', ');

/** The values of these columns, for SELECT and for GROUP BY. */
export const countedValues = Object.values(counted).join(', ');
