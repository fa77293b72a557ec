-- The stemmer needs the accents of "cevichería" to find "ceviche", and people leave them out: a place is found by both stems.
create function search_words(value text) returns tsvector
  language sql immutable parallel safe
  begin atomic
    select to_tsvector('public.es'::regconfig, value) || to_tsvector('pg_catalog.spanish'::regconfig, value);
  end;

create function joined_words(words text[]) returns text
  language sql immutable parallel safe
  begin atomic
    select coalesce(string_agg(word, ' '), '') from unnest(words) as word;
  end;

drop trigger company_words_changed on company;
alter table company drop column search_document;
alter table company add column search_document tsvector not null generated always as (
  setweight(search_words(name || ' ' || other_names), 'A') ||
  setweight(search_words(kind_label || ' ' || coalesce(district, '')), 'B') ||
  setweight(search_words(joined_words(activities)), 'C') ||
  setweight(search_words(coalesce(summary, '') || ' ' || coalesce(address, '')), 'D')
) stored;
create trigger company_words_changed after update of name, other_names, kind_label, district on company
  for each row when (old.search_document is distinct from new.search_document) execute function remember_changed_words();

create index company_by_words on company using gin (region_id, interest, category, district, hours_class, search_document)
  where status = 'published';
-- "Cevicherías", most interesting first.
create index company_by_kind on company (region_id, kind_label, interest desc, id) where status = 'published';
-- "Gratis", most interesting first.
create index company_free on company (region_id, interest desc, id)
  where status = 'published' and (fees->>'adult' = '0' or (hours_class = 'open_space' and fees is null));
