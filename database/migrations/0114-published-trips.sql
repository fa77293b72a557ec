-- What a traveller asks to publish, or has published, of a trip. A later change of the trip changes no row here.
create table trip_publication (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  trip_id text not null,
  -- `replaced`: a newer publication of the same trip took its place.
  state text not null default 'pending'
    check (state in ('pending', 'published', 'refused', 'removed', 'withdrawn', 'replaced')),
  -- Version of the trip that the snapshot shows.
  version integer not null,
  -- The part of the trip that others may see. Rows that ended have none.
  document jsonb,
  -- Name that readers see. Null for an anonymous author.
  author_name text check (length(author_name) <= 60),
  with_notes boolean not null,
  -- The following three columns are of the snapshot, for the filters of the list.
  days integer not null,
  month integer not null check (month between 1 and 12),
  interests text[] not null,
  asked_at timestamptz not null default now(),
  judged_by uuid,
  judged_at timestamptz,
  reason text,
  ended_at timestamptz,
  -- Id of the browser that asked in a public demo.
  browser text,
  primary key (region_id, id),
  foreign key (region_id, trip_id) references trip (region_id, id) on delete cascade,
  check ((document is not null) = (state in ('pending', 'published'))),
  check ((ended_at is null) = (state in ('pending', 'published')))
);
create unique index trip_publication_pending on trip_publication (region_id, trip_id) where state = 'pending';
create unique index trip_publication_published on trip_publication (region_id, trip_id) where state = 'published';
create index trip_publication_of_trip on trip_publication (region_id, trip_id, asked_at desc);
create index trip_publication_waiting on trip_publication (region_id, asked_at, id) where state = 'pending';
create index trip_publication_recent on trip_publication (region_id, judged_at desc, id) where state = 'published';

-- The copies of a published trip.
create index trip_copied_from on trip (region_id, (document->>'copiedFrom')) where document->>'copiedFrom' is not null;

-- The sitemap names published trips.
create trigger trip_publication_public_change after insert on trip_publication
  for each row when (new.state = 'published') execute function note_public_change('content');
create trigger trip_publication_changed_public_change after update on trip_publication
  for each row when (old.state = 'published' or new.state = 'published') execute function note_public_change('content');
create trigger trip_publication_deleted_public_change after delete on trip_publication
  for each row when (old.state = 'published') execute function note_public_change('content');
