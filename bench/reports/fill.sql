-- What a busy site gets in 90 days: 1 000 000 tracked events and 100 000 applications with their click-outs. Run by bench/parts/reports.mjs.
set client_min_messages = warning;
select setseed(0.42);

do $$
declare
  one date;
begin
  for one in select generate_series(current_date - 90, current_date, interval '1 day')::date loop
    execute format(
      'create table if not exists tracking.events_%s partition of tracking.events for values from (%L) to (%L)',
      to_char(one, 'YYYYMMDD'), one, one + 1);
  end loop;
end $$;

insert into tracking.events (event_key, day, received_at, is_bot, session_id, client_id, event_id, sub8,
  provider_id, sub3, sub4, sub5, sub6, sub7, utm_source, utm_medium, utm_campaign, domain)
select gen_random_uuid(), at::date, at, n % 50 = 0, md5('s' || person || at::date)::uuid, md5('c' || person)::uuid, event_id,
  case when event_id in (6, 7, 8) then n % 12 end,
  (select provider_id from site_settings where locale = 'es-ES' and published_at is not null),
  case when event_id = 30 then '0300.1:' || chr(97 + person % 2) end,
  name, case when event_id = 5 then (array['seo', 'blog', 'lender', 'offers', 'tag'])[1 + n % 5] end,
  case when event_id in (6, 7, 8) then 'application' end, case when event_id in (28, 29) then (101 + n % 40)::text end,
  case when person % 3 > 0 then 'source-' || person % 12 end, case when person % 3 > 0 then 'cpc' end,
  case when person % 3 > 0 then 'campaign-' || person % 60 end, 'es.localhost'
from (
  select n, person, at, (array[5, 5, 5, 28, 28, 6, 7, 29, 8, 30])[1 + n % 10] as event_id,
    (array['pageView', 'pageView', 'pageView', 'offerShown', 'offerShown', 'focus', 'filled', 'offerClicked', 'invalid', 'armSeen'])[1 + n % 10] as name
  from (
    select n, (random() * 200000)::int as person, now() at time zone 'UTC' - random() * interval '89 days' as at
    from generate_series(1, :events) as n
  ) as drawn
) as typed;

insert into applications (document_id, site, country, status, status_changed_at, submitted_at, form, form_version, attribution,
  key_hash, content_hash, token_hash, address_hash, match_count, is_blocked, is_under_claim, created_at, updated_at)
select 'bench-' || n, 'es-ES', 'ES', (array['submitted', 'offers_shown', 'offer_picked', 'paid_out', 'declined'])[1 + n % 5], at, at,
  'application', 1, jsonb_build_object('utm_source', 'source-' || n % 12, 'utm_medium', 'cpc', 'utm_campaign', 'campaign-' || n % 60),
  'key ' || n, 'content ' || n, 'token ' || n, 'address ' || n, n % 7, false, false, now(), now()
from (select n, now() - random() * interval '89 days' as at from generate_series(1, :applications) as n) as drawn;

insert into clicks (document_id, click_id, application_id, site, country, offer_id, offer_header, target_host, attribution, at,
  reported_status, payout_amount, payout_currency, created_at, updated_at)
select document_id, 'click-' || id, id, site, country, 101 + id % 40, 'Oferta', 'lender.example', attribution, submitted_at,
  case when id % 3 = 0 then 'paid_out' when id % 3 = 1 then 'declined' end,
  case when id % 3 = 0 then 12.5 end, case when id % 3 = 0 then 'EUR' end, now(), now()
from applications where document_id like 'bench-%' and id % 2 = 0;

analyze;
