-- A fact that people corrected and that the last import states otherwise than before. A person chooses one of the two.
create table company_difference (
  region_id text not null,
  company_id uuid not null,
  fact text not null,
  -- The imported columns of the fact, which are written if the person chooses the import.
  columns jsonb not null,
  noticed_at timestamptz not null default now(),
  -- The same imported value is not asked again.
  settled_at timestamptz,
  primary key (region_id, company_id, fact),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade
);
create index company_difference_open on company_difference (region_id, noticed_at) where settled_at is null;
