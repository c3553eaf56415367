import { trackedEvents } from '@prestafaro/types/event-table';

interface ReportTable {
  readonly table: string;
  /** SQL of the hour as a text in ISO 8601. */
  readonly hour: string;
  /** How many providers are summed. */
  readonly providers: number;
}

/** Parameters: arm, provider, first hour. */
export const seenStatement = (table: string): string => `select coalesce(sum(event_count), 0) as n from ${table}
  where event_id = ${trackedEvents.armSeen.id} and arm = ? and provider = ? and hour >= ?`;

const { pageView, offerShown, offerClicked, focus, filled, invalid } = trackedEvents;

/** Visits that began with another event than a page view count as well. */
const ofViews = (count: string) => `sum(case when event_id = ${pageView.id} then ${count} else 0 end)`;
const views = `${ofViews('event_count')}, ${ofViews('bot_count')}, sum(visit_count), ${ofViews('visitor_count')}`;
const all = 'sum(event_count), sum(bot_count), sum(visit_count), sum(visitor_count)';

/** Who entered the first field of a form that applies for a loan, in its long or its short form. */
const started = `event_id = ${focus.id} and field = 0 and (form = 'application' or form like 'reg.%' or form like 'reg2.%' or form in ('reg', 'reg2'))`;

/**
 * The SELECT of the rows of a report (`CountSum`), in both databases. Parameters: the providers, the first hour, and the hour after the
 * last.
 */
export function reportStatement({ table, hour, providers }: ReportTable): string {
  const places = Array(providers).fill('?').join(', ');
  return `with period as (select * from ${table} where provider in (${places}) and hour >= ? and hour < ?)
    select 'hour' as section, ${hour} as first, '' as second, '' as third,
      ${ofViews('event_count')} as events, ${ofViews('bot_count')} as bots, sum(visit_count) as visits,
      ${ofViews('visitor_count')} as visitors from period group by hour
    union all select 'source', source, medium, campaign, ${views} from period group by source, medium, campaign
    union all select 'kind', meta_type, '', '', ${views} from period where event_id = ${pageView.id} group by meta_type
    union all select 'offer', offer, event_name, '', ${all} from period
      where event_id in (${offerShown.id}, ${offerClicked.id}) group by offer, event_name
    union all select 'field', form, cast(field as text), event_name, ${all} from period
      where event_id in (${focus.id}, ${filled.id}, ${invalid.id}) group by form, field, event_name
    union all select 'startHour', ${hour}, '', '', ${all} from period where ${started} group by hour
    union all select 'startSource', source, medium, campaign, ${all} from period
      where ${started} group by source, medium, campaign`;
}
