-- One row for each change of one fact of a place by a person, so that the change can be shown and undone.
create table company_change (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  company_id uuid not null,
  at timestamptz not null default now(),
  made_by uuid,
  fact text not null,
  before jsonb not null,
  after jsonb not null,
  -- How the person knows the fact.
  source text not null check (source in ('phone', 'on_spot', 'owner', 'web', 'other')),
  -- The old columns of company, with the sources of the old value. An undo writes these columns back.
  columns jsonb not null default '{}',
  -- True if the fact was already protected from imports before this change.
  was_edited boolean not null default false,
  undoes uuid,
  primary key (region_id, id),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade,
  foreign key (region_id, undoes) references company_change (region_id, id) on delete cascade
);
create index company_change_of_company on company_change (region_id, company_id, at desc, id);
create index company_change_by_person on company_change (region_id, made_by);

create function refuse_company_change() returns trigger language plpgsql as $$
begin
  raise exception 'a stored change of a place is never changed';
end $$;
create trigger company_change_kept before update on company_change
  for each row execute function refuse_company_change();
