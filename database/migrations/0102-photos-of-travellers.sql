-- `uploading`: bytes still arrive. `refused`: the file cannot be shown. `withdrawn`: the author took the photo back.
alter table photo drop constraint photo_state_check;
alter table photo add constraint photo_state_check
  check (state in ('uploading', 'processing', 'published', 'held', 'refused', 'removed', 'withdrawn'));
-- Until the author shares the photo, its texts are empty.
alter table photo drop constraint photo_alt_check;
alter table photo add constraint photo_alt_check check (length(alt) <= 500);
alter table photo
  alter column alt set default '',
  alter column author set default '',
  alter column licence set default '',
  -- Id of the stored files, which the row has before the files exist.
  add column kept_id text,
  -- Size of the upload.
  add column bytes integer,
  -- The photos that a person chose together.
  add column batch uuid,
  -- A photo with a higher key comes first. Microseconds of the upload, or above 4e15 the region's own order.
  add column order_key bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint,
  -- Where the photo was taken, only if the author wants to store it.
  add column lat double precision,
  add column lon double precision,
  add column held_for text[] not null default '{}',
  -- The region decided that the reports are wrong. Readers cannot report the photo again.
  add column upheld_at timestamptz,
  add column judged_by uuid,
  add column judged_at timestamptz,
  -- State before the author took the photo back.
  add column withdrawn_from text,
  add column withdrawn_at timestamptz,
  -- Id of the browser that sent the photo in a public demo.
  add column browser text,
  add check ((state = 'withdrawn') = (withdrawn_from is not null and withdrawn_at is not null));

drop index photo_of_owner;
create index photo_of_owner on photo (region_id, owner_kind, owner_id, order_key desc, id) where state = 'published';
drop index photo_newest;
create index photo_newest on photo (region_id, owner_kind, order_key desc, id) where state = 'published';
create index photo_of_person_at_owner on photo (region_id, owner_kind, owner_id, account_id)
  where state not in ('removed', 'refused', 'withdrawn');
create index photo_held on photo (region_id, created_at, id) where state = 'held';
create index photo_unfinished on photo (region_id, created_at) where state = 'uploading';
create index photo_withdrawn on photo (region_id, withdrawn_at) where state = 'withdrawn';

create table photo_report (
  region_id text not null,
  id uuid not null,
  photo_id uuid not null,
  reason text not null,
  words text check (length(words) <= 500),
  account_id uuid,
  -- Where a person without an account gets the answer.
  email text check (length(email) <= 254),
  -- Id of the browser that sent the report in a public demo.
  browser text,
  reported_at timestamptz not null default now(),
  -- The region has decided about the report.
  settled_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, photo_id) references photo (region_id, id) on delete cascade
);
create index photo_report_of_photo on photo_report (region_id, photo_id, reported_at);
create index photo_report_open on photo_report (region_id, reported_at) where settled_at is null;
create index photo_report_of_account on photo_report (region_id, account_id) where account_id is not null;
create index photo_report_of_guest on photo_report (region_id, lower(email)) where email is not null;

-- Visitors see published photos only, so uploads leave the kept answers as they are.
drop trigger photo_public_change on photo;
create trigger photo_public_change after insert on photo
  for each row when (new.state = 'published') execute function note_public_change('content');
create trigger photo_changed_public_change after update on photo
  for each row when (old.state = 'published' or new.state = 'published') execute function note_public_change('content');
create trigger photo_deleted_public_change after delete on photo
  for each row when (old.state = 'published') execute function note_public_change('content');
