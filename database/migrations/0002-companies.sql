-- Places that can be visited ("companies" on the wire), where each fact comes from, and what imports did.
-- Sized for a million places in one region: every index leads with region_id, and every ordered read has an index that delivers that order,
-- so that a page never sorts an unbounded match set.

-- region_id as the leading column of GIN indexes.
create extension if not exists btree_gin with schema public;

-- Degrees on a conformal (Mercator) plane. `<->` between such points orders by true distance nearby, at any latitude; plain degrees would not
-- (at 40° a degree of longitude is 23 % shorter). Boxes stay boxes: box(map_point(west, south), map_point(east, north)).
create function map_point(lon double precision, lat double precision) returns point
  language sql immutable strict parallel safe
  return point(lon, degrees(asinh(tan(radians(greatest(-85.0, least(85.0, lat)))))));

create table company (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  slug text not null,

  status text not null default 'published'
    check (status in ('draft', 'submitted', 'published', 'paused', 'closed_temporarily', 'closed_permanently', 'suspended')),
  status_reason text,
  closed_until date,
  claim text not null default 'unclaimed' check (claim in ('unclaimed', 'claim_requested', 'claimed', 'claim_disputed')),

  name text not null check (length(name) between 1 and 200),
  other_names text not null default '',
  name_plain text not null generated always as (plain_text(name)) stored,
  category text not null,
  kind_label text not null,
  district text,
  address text,
  phones text[] not null default '{}',
  website text,

  lon double precision not null check (lon between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  position point not null generated always as (map_point(lon, lat)) stored,
  altitude integer,
  -- {minutes, metres, mode, basis} from the region's central point; null where there is no way.
  from_centre jsonb,

  -- OpenStreetMap opening_hours grammar. Assumed windows are kept here too, but their class says so and open_week stays null for them.
  hours_rule text,
  hours_class text not null default 'unknown' check (hours_class in ('known', 'open_space', 'assumed', 'unknown')),
  hours_note text,
  hours_source jsonb,
  hours_verified_at date,
  -- Minutes of the week from Monday 00:00 in which known hours are open in at least one week of the year. No index: the bounding range of a week
  -- of hours is the week itself, so GiST would select nothing; the partial index on known hours below carries "open at".
  open_week int4multirange,
  -- The rule depends on the date (seasons, holidays, exceptions): open_week is then necessary, not sufficient, and the rule decides.
  hours_vary boolean not null default false,
  check (hours_class = 'known' or open_week is null),
  check (hours_rule is not null or hours_class in ('open_space', 'unknown')),

  fees jsonb,
  visit_minutes jsonb,
  -- Needs that facts say are met or failed ({"step_free": true}); an absent need is unknown.
  needs jsonb not null default '{}',
  activities text[] not null default '{}',
  access_legs jsonb not null default '[]',
  summary text,
  summary_source jsonb,
  doubts text[] not null default '{}',
  -- Older statements of third parties. Kept for the people who verify; never shown as current facts.
  unverified_reports jsonb not null default '[]',
  -- The complex this place is a part of (Nik An of Chan Chan): a plan takes the whole or its parts, not both.
  part_of uuid,

  poster jsonb not null,
  -- 0–1000, from the official hierarchy, visitors and the region's own choice. The meaningful order in which candidates are capped.
  interest integer not null default 0 check (interest between 0 and 1000),
  featured boolean not null default false,

  -- Columns that people edited: an import never overwrites them again.
  edited_fields text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  search_document tsvector not null generated always as (
    setweight(to_tsvector('es', name || ' ' || other_names), 'A') ||
    setweight(to_tsvector('es', kind_label || ' ' || coalesce(district, '')), 'B') ||
    setweight(to_tsvector('es', coalesce(summary, '') || ' ' || coalesce(address, '')), 'D')
  ) stored,

  primary key (region_id, id),
  unique (region_id, slug),
  foreign key (region_id, part_of) references company (region_id, id)
);

-- The list in its default order, alone and under each single filter; `id` breaks ties so that cursors are exact.
create index company_by_interest on company (region_id, interest desc, id) where status = 'published';
create index company_by_category on company (region_id, category, interest desc, id) where status = 'published';
create index company_by_district on company (region_id, district, interest desc, id) where status = 'published';
create index company_by_known_hours on company (region_id, interest desc, id) where status = 'published' and hours_class = 'known';
create index company_by_name on company (region_id, name_plain collate "C", id) where status = 'published';
-- Nearest by `<->`, and boxes that select little. A box over much of the region walks company_by_interest and tests lon and lat instead:
-- the planner estimates those two by histogram, while `position <@ box` is a constant guess.
create index company_by_position on company using gist (region_id, position) where status = 'published';
-- Rare words by this index; common ones ("hotel") by walking company_by_interest until enough matched.
create index company_by_words on company using gin (region_id, search_document) where status = 'published';
create index company_by_name_trigram on company using gin (region_id, name_plain gin_trgm_ops) where status = 'published';

-- The words that occur in names, kinds and districts. A misspelt word is corrected here, against thousands of words,
-- instead of by similarity over a million names.
create table company_word (
  region_id text not null,
  word text not null,
  places integer not null default 1,
  primary key (region_id, word)
);
create index company_word_by_trigram on company_word using gist (region_id, word gist_trgm_ops);

create function company_words(name text, other_names text, kind_label text, district text) returns setof text
  language sql immutable parallel safe
  begin atomic
    select distinct word
    from regexp_split_to_table(plain_text(concat_ws(' ', name, other_names, kind_label, district)), '[^[:alnum:]]+') as word
    where length(word) > 2;
  end;

-- New words are known at once; words that left, and the counts, are put right by refresh_company_words after an import.
-- Ordered inserts, so that two writers never wait for each other in a ring.
create function remember_inserted_words() returns trigger language plpgsql as $$
begin
  insert into company_word (region_id, word, places)
  select added.region_id, word, count(*)
  from added, company_words(added.name, added.other_names, added.kind_label, added.district) as word
  group by added.region_id, word
  order by added.region_id, word
  on conflict do nothing;
  return null;
end
$$;

create function remember_changed_words() returns trigger language plpgsql as $$
begin
  insert into company_word (region_id, word)
  select new.region_id, word from company_words(new.name, new.other_names, new.kind_label, new.district) as word order by word
  on conflict do nothing;
  return null;
end
$$;

create trigger company_words_inserted after insert on company
  referencing new table as added for each statement execute function remember_inserted_words();
create trigger company_words_changed after update of name, other_names, kind_label, district on company
  for each row when (old.search_document is distinct from new.search_document) execute function remember_changed_words();

create function refresh_company_words(region text) returns void language sql as $$
  delete from company_word where region_id = region;
  insert into company_word (region_id, word, places)
  select region, word, count(*)
  from company, company_words(name, other_names, kind_label, district) as word
  where region_id = region and status = 'published'
  group by word;
$$;

-- One row per source record that a place was made of. Licence and raw record stay beside each other, so that what must be kept apart
-- (ODbL) can be exported or removed by itself. A place merged from three records has three rows.
create table company_source (
  region_id text not null,
  source text not null,
  source_key text not null,
  company_id uuid not null,
  licence text not null,
  dated date not null,
  url text,
  -- Columns of company whose value came from this record.
  fields text[] not null default '{}',
  raw jsonb not null,
  primary key (region_id, source, source_key),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade
);
create index company_source_of_company on company_source (region_id, company_id);

create table import_run (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  started_at timestamptz not null default now(),
  finished_at timestamptz not null default now(),
  -- Hash of the region's data files and of the rules that read them; a start imports only when it differs from the last run.
  data_hash text not null,
  taken integer not null,
  merged integer not null,
  doubted integer not null,
  refused integer not null,
  changed integer not null,
  report jsonb not null,
  primary key (region_id, id)
);
create index import_run_latest on import_run (region_id, finished_at desc);

-- Travel times between all places of a region, made once per road graph and set of positions.
create table leg_table (
  region_id text not null references region (id),
  hash text not null,
  made_at timestamptz not null default now(),
  places uuid[] not null,
  -- The arrays of planner/model.ts LegTable, packed (planner/roads/pack-legs.ts).
  legs bytea not null,
  primary key (region_id, hash)
);
