import { trackedEvents } from '@prestafaro/types/event-table';
import { startsInCounts } from './first-touch-counts';

/** Parameters: arm, provider, first hour. */
export const seenStatement = (table: string): string => `select coalesce(sum(event_count), 0) as n from ${table}
  where event_id = ${trackedEvents.armSeen.id} and arm = ? and provider = ? and hour >= ?`;

const { pageView, offerShown, offerClicked, focus, filled, invalid, webVital } = trackedEvents;

/** Visits that began with another event than a page view count as well. */
const ofViews = (count: string) => `sum(case when event_id = ${pageView.id} then ${count} else 0 end)`;
const views = `${ofViews('event_count')}, ${ofViews('bot_count')}, sum(visit_count), ${ofViews('visitor_count')}`;
const all = 'sum(event_count), sum(bot_count), sum(visit_count), sum(visitor_count)';

/** The columns of {@link sectionsOf}: what each row is about, then its numbers. */
export const sectionNames = ['day', 'provider', 'section', 'first', 'second', 'third'] as const;
export const sumNumbers = ['events', 'bots', 'visits', 'visitors'] as const;

/**
 * The SELECT of the sums of a report (`CountSum`) for each day (UTC) and provider, in both databases.
 * @param period the name of what it sums: rows of the roll-ups with their `day`
 * @param hour SQL of the hour as a text in ISO 8601
 */
export const sectionsOf = (period: string, hour: string): string => `
    select day, provider, 'hour' as section, ${hour} as first, '' as second, '' as third,
      ${ofViews('event_count')} as events, ${ofViews('bot_count')} as bots, sum(visit_count) as visits,
      ${ofViews('visitor_count')} as visitors from ${period} group by day, provider, hour
    union all select day, provider, 'source', source, medium, campaign, ${views} from ${period}
      group by day, provider, source, medium, campaign
    union all select day, provider, 'kind', meta_type, '', '', ${views} from ${period}
      where event_id = ${pageView.id} group by day, provider, meta_type
    union all select day, provider, 'offer', offer, event_name, '', ${all} from ${period}
      where event_id in (${offerShown.id}, ${offerClicked.id}) group by day, provider, offer, event_name
    union all select day, provider, 'field', form, cast(field as text), event_name, ${all} from ${period}
      where event_id in (${focus.id}, ${filled.id}, ${invalid.id}) group by day, provider, form, field, event_name
    union all select day, provider, 'speed', meta_type, form, cast(field as text), ${all} from ${period}
      where event_id = ${webVital.id} group by day, provider, meta_type, form, field
    union all select day, provider, 'startHour', ${hour}, '', '', ${all} from ${period}
      where ${startsInCounts} group by day, provider, hour
    union all select day, provider, 'startSource', source, medium, campaign, ${all} from ${period}
      where ${startsInCounts} group by day, provider, source, medium, campaign`;
