-- Sources of files that staff imported, beside the sources of the region's folder.
create table added_source (
  region_id text not null references region (id),
  id text not null check (id ~ '^[a-z][a-z0-9-]*$'),
  -- As in the region's settings (regions/region-schema.ts).
  source jsonb not null,
  primary key (region_id, id)
);
create trigger added_source_public_change after insert or update or delete on added_source
  for each row execute function note_public_change('content');

-- What the imported files state. Every import of the region reads these records together with the files of its folder.
-- A later import of the same key is newer. Its removal brings the older record back.
create table added_record (
  region_id text not null references region (id),
  source_key text not null,
  import_id uuid not null,
  source text not null,
  added_at timestamptz not null default now(),
  -- A source record (features/places/api/import/source-record.ts).
  record jsonb not null,
  primary key (region_id, source_key, import_id),
  foreign key (region_id, source) references added_source (region_id, id)
);
create index added_record_of_import on added_record (region_id, import_id);
