-- Two places that are one. The merged place has no page any more: its addresses lead to the kept place for good.
alter table company
  drop constraint company_status_check,
  add constraint company_status_check check (status in
    ('draft', 'submitted', 'published', 'paused', 'closed_temporarily', 'closed_permanently', 'suspended', 'merged')),
  -- The place that was kept. It may be merged into a further place later.
  add column merged_into uuid,
  add constraint company_merged_into_fkey foreign key (region_id, merged_into) references company (region_id, id),
  add constraint company_merged_check check ((status = 'merged') = (merged_into is not null));
create index company_merged on company (region_id, merged_into) where merged_into is not null;

-- A person said which place the record is about. Imports neither join it with another place nor take it out of its place.
alter table company_source add column pinned boolean not null default false;

-- What a merge or a split moved from one place to the other, so that it can be undone.
create table company_move (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('merge', 'split')),
  from_id uuid not null,
  to_id uuid not null,
  -- {facts, sources, rows, claim}: features/places/api/merge/move.store.ts.
  changes jsonb not null,
  -- State of the merged place before the merge.
  state_before text,
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  primary key (region_id, id),
  foreign key (region_id, from_id) references company (region_id, id) on delete cascade,
  foreign key (region_id, to_id) references company (region_id, id) on delete cascade
);
create index company_move_from on company_move (region_id, from_id, made_at desc);
create index company_move_to on company_move (region_id, to_id, made_at desc);
create index company_move_by_person on company_move (region_id, made_by);
create index company_move_undone_by on company_move (region_id, undone_by);
