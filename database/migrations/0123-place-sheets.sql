-- The region's own spreadsheet of places, which staff download, change and upload again. Its rows correct places.
alter table place_import add column purpose text not null default 'places' check (purpose in ('places', 'sheet'));
-- Rows of a sheet that change nothing. They are not stored.
alter table place_import add column same_rows integer not null default 0;

create table place_sheet_row (
  region_id text not null,
  import_id uuid not null,
  -- Line in the file. The titles are line 1.
  line integer not null,
  kind text not null check (kind in ('change', 'add', 'refuse')),
  name text not null,
  -- The place of the row. Null until an added place is stored.
  place_id uuid,
  refusal text,
  -- Each change with its cells before and after, its doubt, whether it is taken, what became of it, and its rows in company_change.
  changes jsonb not null default '[]',
  -- Cells that are not used, with the reason.
  problems jsonb not null default '[]',
  primary key (region_id, import_id, line),
  foreign key (region_id, import_id) references place_import (region_id, id) on delete cascade
);
