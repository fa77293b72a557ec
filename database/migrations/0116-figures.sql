-- What happens on the site, counted without people: no event has a person, a device, an address or a time of day.
create table visit_event (
  region_id text not null references region (id),
  id bigint generated always as identity,
  -- Local day of the region.
  day date not null,
  act text not null check (act in ('view', 'save', 'way', 'call')),
  page text not null,
  -- Absent if the page shows no place. The place may be deleted later.
  place_id uuid,
  primary key (region_id, id)
);
create index visit_event_by_day on visit_event (region_id, day, act);
create index visit_event_by_place on visit_event (region_id, place_id, day) where place_id is not null;

-- A new plan. Its places are not linked to it, so that the places of one trip are not found together.
create table planning_event (
  region_id text not null references region (id),
  id bigint generated always as identity,
  day date not null,
  days smallint not null check (days > 0),
  -- Month in which the trip begins, such as 2026-12.
  start_month text not null check (start_month ~ '^\d{4}-\d{2}$'),
  interests text[] not null,
  primary key (region_id, id)
);
create index planning_event_by_day on planning_event (region_id, day);

-- A place that a new plan visits, or leaves out for a reason.
create table planned_place_event (
  region_id text not null references region (id),
  id bigint generated always as identity,
  day date not null,
  place_id uuid not null,
  -- Day of the visit.
  travel_day date,
  -- The traveller asked for this place.
  was_asked boolean not null,
  reason text,
  primary key (region_id, id),
  check ((travel_day is null) = (reason is not null))
);
create index planned_place_event_by_day on planned_place_event (region_id, day);
create index planned_place_event_by_travel_day on planned_place_event (region_id, travel_day) where travel_day is not null;
create index planned_place_event_by_place on planned_place_event (region_id, place_id, day);
