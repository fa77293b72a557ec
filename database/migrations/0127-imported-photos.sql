-- Photos of a folder with a licence table, and extracts of OpenStreetMap, are imported as files with places are.
alter table photo
  -- Page from which an imported photo comes.
  add column source_url text check (length(source_url) <= 500),
  -- SHA-256 of the uploaded bytes. A picture that a place has already is not imported again.
  add column content_hash bytea,
  -- Import that brought the photo. Null for photos that people shared.
  add column import_id uuid;
create index photo_by_hash on photo (region_id, content_hash) where content_hash is not null;
create index photo_of_import on photo (region_id, import_id) where import_id is not null;

alter table place_import
  -- West, south, east and north of the part of an extract that is read. Null for the region's reach.
  add column box double precision[] check (array_length(box, 1) = 4),
  -- `file`: the progress is in percent of the file. `rows`: it is in rows.
  add column progress_step text check (progress_step in ('file', 'rows')),
  -- Pictures and extracts are compressed already.
  alter column content set storage external;
-- A picture of a folder: its file, its texts and the places among which a person chooses.
alter table place_import_row add column picture jsonb;
