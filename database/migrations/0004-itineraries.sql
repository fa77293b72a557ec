-- The region's own itineraries: written by its editors as files (regions/<id>/itineraries), kept here with real ids and times.

create table itinerary (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  slug text not null,
  status text not null default 'published' check (status in ('draft', 'published', 'featured', 'archived')),
  -- Set by the check that runs the itinerary through the opening hours again; a featured one with it is not shown as featured.
  needs_attention text,
  title text not null,
  -- One sentence under the title, and the reason to go.
  summary text not null,
  reason text not null,
  -- Paragraphs.
  body text[] not null,
  author text not null,
  written date not null,
  interests text[] not null,
  -- Weekdays on which its first day may fall, 0 = Monday.
  weekdays integer[] not null check (cardinality(weekdays) > 0),
  -- [{title, text, start, end, leave, back, stops: [{place, meal, begin, minutes, text}], legs: [{minutes, metres, mode, basis}]}];
  -- start and end are {place} or {name, lon, lat}; times are minutes since midnight.
  days jsonb not null,
  -- Every place in it, so that a place can name its itineraries.
  places uuid[] not null,
  poster jsonb not null,
  -- Order of presentation, smallest first.
  rank integer not null,
  edited_fields text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (region_id, id),
  unique (region_id, slug)
);
create index itinerary_in_order on itinerary (region_id, rank, id) where status in ('published', 'featured');
create index itinerary_through_place on itinerary using gin (region_id, places);

-- A plan takes a complex or its parts: the family of a place is looked up while candidates are read.
create index company_parts on company (region_id, part_of) where part_of is not null;
