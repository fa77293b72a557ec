-- Searches find published trips by their titles.
alter table trip_publication add column words tsvector generated always as (
  setweight(to_tsvector('public.es', coalesce(document ->> 'title', '')), 'A')
    || setweight(to_tsvector('public.es', coalesce(jsonb_path_query_array(document, '$.days[*].title')::text, '')), 'B')
) stored;
create index trip_publication_words on trip_publication using gin (words) where state = 'published';
