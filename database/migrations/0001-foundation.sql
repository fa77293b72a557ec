create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gist with schema public;

-- Spanish full text that does not ask for accents.
create text search configuration es (copy = pg_catalog.spanish);
alter text search configuration es alter mapping for hword, hword_part, word with public.unaccent, spanish_stem;

-- Lower case without accents; immutable, so that indexes can be made on it.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- One row per region served from this database; region_id leads every key of what belongs to a region.
create table region (
  id text primary key check (id ~ '^[a-z][a-z0-9-]*$'),
  settings jsonb not null default '{}'
);

-- What the start has already brought into the database, and from which data, so that the next start is quick.
create table preparation (
  region_id text not null,
  step text not null,
  fingerprint text not null,
  done_at timestamptz not null default now(),
  primary key (region_id, step)
);
