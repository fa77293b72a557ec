-- What the region's editors keep true: closures, and the itineraries they write.

-- A place that is shut, a road or an event that shuts or slows the streets of an area. Only announced ones are anybody's business.
create table closure (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('place', 'road', 'event')),
  state text not null default 'draft' check (state in ('draft', 'announced', 'ended')),
  version integer not null default 1,
  place_id uuid,
  -- What the road or the event is called.
  name text,
  -- {shape: circle, lon, lat, metres} or {shape: polygon, ring: [[lon, lat]]}
  area jsonb,
  severity text not null check (severity in ('closed', 'slower')),
  -- How many times as long driving takes.
  factor numeric(3, 1) check (factor > 1),
  -- Whole local days, both inclusive; without an end until further notice.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  time_zone text not null,
  -- Follows "por": "obras de conservación".
  reason text not null,
  -- Who says so.
  source text not null,
  source_url text,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  announced_at timestamptz,
  ended_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, place_id) references company (region_id, id) on delete cascade,
  check ((kind = 'place') = (place_id is not null)),
  check ((kind = 'place') = (area is null and name is null)),
  check ((severity = 'slower') = (factor is not null)),
  check (kind <> 'place' or severity = 'closed')
);
create index closure_in_force on closure (region_id, starts_on) where state = 'announced';
create index closure_newest on closure (region_id, starts_on desc, id);

-- How many kept trips visit some places.
create index trip_through_place on trip using gin ((document -> 'days') jsonb_path_ops) where binned_at is null;

-- An editor's change is made on a version; what was before it can be restored.
alter table itinerary add column version integer not null default 1;
create table itinerary_version (
  region_id text not null,
  itinerary_id uuid not null,
  version integer not null,
  -- As an editor edits it.
  document jsonb not null,
  -- When and by whom it was replaced.
  replaced_at timestamptz not null default now(),
  replaced_by uuid,
  primary key (region_id, itinerary_id, version),
  foreign key (region_id, itinerary_id) references itinerary (region_id, id) on delete cascade
);
