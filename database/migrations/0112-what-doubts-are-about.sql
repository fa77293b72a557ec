-- A doubt says what it is about, so that a plan can show it at the stop.
alter table company rename column doubts to doubts_as_text;
-- Each doubt is { "about": "closed" | "hours" | "price" | "way" | "other", "text": a sentence for travellers }.
alter table company add column doubts jsonb not null default '[]';
update company set doubts = (select jsonb_agg(jsonb_build_object('about', 'other', 'text', doubt) order by n)
  from unnest(doubts_as_text) with ordinality as one (doubt, n)) where doubts_as_text <> '{}';
alter table company drop column doubts_as_text;

-- Leaves out what a person has settled since: doubts about hours that were verified, and about prices that were written.
create function unsettled_doubts(doubts jsonb, hours_verified_at date, edited_fields text[]) returns jsonb
  language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(doubt order by n), '[]') from jsonb_array_elements(doubts) with ordinality as one (doubt, n)
  where not (hours_verified_at is not null and doubt ->> 'about' in ('closed', 'hours'))
    and not ('fees' = any (edited_fields) and doubt ->> 'about' = 'price')
$$;
