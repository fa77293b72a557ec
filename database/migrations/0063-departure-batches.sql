-- Changes of many departures at once, with the former values, so that they can be undone.
create table departure_batch (
  region_id text not null,
  -- Of the browser: the same id is the same change.
  id uuid not null,
  operator_id uuid not null,
  -- {kind, …}: features/operators/contract/departure-batch.ts.
  change jsonb not null,
  -- [{id, before, after}] of the changed departures.
  changed jsonb not null,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id)
);

-- The hour of the rule, where a person has moved the departure to another hour. The rule makes no second departure then.
alter table departure add column moved_from time;
