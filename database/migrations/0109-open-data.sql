-- The files of open data that the site serves now. The job writes new files and then changes this row.
create table open_data (
  region_id text primary key references region (id),
  made_at timestamptz not null default now(),
  -- Name of the folder with the files.
  folder text not null,
  places integer not null,
  left_out integer not null,
  -- Name, bytes and SHA-256 of each file.
  files jsonb not null,
  -- Sources of the records, with the number of places that have each source.
  sources jsonb not null
);
create trigger open_data_public_change after insert or update or delete on open_data
  for each row execute function note_public_change('content');
-- The newest places, for the feed.
create index company_by_age on company (region_id, created_at desc, id) where status = 'published';
