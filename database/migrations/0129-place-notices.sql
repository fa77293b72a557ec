-- A notice of the team of a place, in its own words, such as "on Saturday there is music". If the notice also changes
-- the hours of its days, a closure has the same id.
create table place_notice (
  region_id text not null,
  id uuid not null,
  place_id uuid not null,
  body text not null check (length(body) between 3 and 280),
  -- Whole local days. Both are included.
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  state text not null default 'published' check (state in ('published', 'ended', 'removed')),
  made_as text not null check (made_as in ('owner', 'editor')),
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- Why the region removed the notice. The team reads it.
  reason text check (length(reason) <= 300),
  decided_by uuid,
  primary key (region_id, id),
  foreign key (region_id, place_id) references company (region_id, id) on delete cascade
);
create index place_notice_of_place on place_notice (region_id, place_id, ends_on);
create index place_notice_newest on place_notice (region_id, created_at desc, id);
create index place_notice_of_account on place_notice (region_id, created_by) where created_by is not null;
create index place_notice_decided_by on place_notice (region_id, decided_by) where decided_by is not null;
create trigger place_notice_public_change after insert or update or delete on place_notice
  for each row execute function note_public_change('content');
