-- Searches that found nothing, counted by day. A row has no person, browser or address.
create table unfound_search (
  region_id text not null references region (id),
  -- In lower case without accents. Texts with an email address or with many digits are never stored.
  text text not null check (length(text) between 2 and 60),
  -- Local day of the region.
  day date not null,
  times integer not null default 1 check (times > 0),
  primary key (region_id, text, day)
);
create index unfound_search_by_day on unfound_search (region_id, day);

-- Texts that staff removed from the list, because the region has nothing like them.
create table hidden_search (
  region_id text not null references region (id),
  text text not null check (length(text) between 2 and 60),
  hidden_at timestamptz not null default now(),
  primary key (region_id, text)
);

-- Synonyms that staff added to those of the region's folder.
create table search_synonym (
  region_id text not null references region (id),
  -- The searched text, in lower case without accents.
  text text not null check (length(text) between 2 and 60),
  -- A search for the text also finds what a search for this finds.
  means text not null check (length(means) between 2 and 60),
  added_at timestamptz not null default now(),
  primary key (region_id, text)
);
create trigger search_synonym_public_change after insert or update or delete on search_synonym
  for each row execute function note_public_change('content');

alter table itinerary add column words tsvector generated always as (
  setweight(to_tsvector('public.es', title), 'A')
    || setweight(to_tsvector('public.es', summary || ' ' || reason), 'B')
    || setweight(jsonb_to_tsvector('public.es', days, '["string"]'), 'D')
) stored;
create index itinerary_words on itinerary using gin (words);
