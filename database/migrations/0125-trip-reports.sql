-- Readers report a published trip. The region keeps it or removes it.
create table trip_report (
  region_id text not null,
  id uuid not null,
  publication_id uuid not null,
  reason text not null check (reason in ('private_data', 'advertising', 'offensive', 'unsafe', 'not_a_trip')),
  words text check (length(words) <= 500),
  account_id uuid,
  reported_at timestamptz not null default now(),
  -- The region has decided about the report.
  settled_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, publication_id) references trip_publication (region_id, id) on delete cascade
);
create index trip_report_of_publication on trip_report (region_id, publication_id, reported_at);
create index trip_report_open on trip_report (region_id, reported_at) where settled_at is null;
create index trip_report_of_account on trip_report (region_id, account_id) where account_id is not null;

-- The region decided that the reports are wrong. Readers cannot report this version of the trip again.
alter table trip_publication add column upheld_at timestamptz;
