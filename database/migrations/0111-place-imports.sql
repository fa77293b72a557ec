-- Files with places that staff uploaded. Nothing is imported before a person starts it.
create table place_import (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  state text not null default 'reading'
    check (state in ('reading', 'asking', 'ready', 'running', 'done', 'undoing', 'undone', 'failed')),
  file_name text not null check (length(file_name) between 1 and 200),
  -- Null after the import, when the file is no longer needed.
  content bytea,
  -- SHA-256 of the file. The same file that is sent twice is stored once.
  content_hash bytea not null,
  format text,
  notes text[] not null default '{}',
  -- Titles and samples of the columns.
  columns jsonb not null default '[]',
  -- The titles in a form in which equal titles are equal. The mapping of the last file with these titles is used again.
  headings_key text,
  mapping jsonb,
  is_remembered boolean not null default false,
  source jsonb,
  progress_done integer,
  progress_of integer,
  failure text,
  removed integer,
  paused integer,
  uploaded_by uuid,
  uploaded_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  primary key (region_id, id)
);
create index place_import_latest on place_import (region_id, uploaded_at desc, id);
create index place_import_by_headings on place_import (region_id, headings_key, uploaded_at desc);
create index place_import_by_person on place_import (region_id, uploaded_by);

create table place_import_row (
  region_id text not null,
  import_id uuid not null,
  -- Line in the file. The titles are usually line 1.
  line integer not null,
  source_key text not null,
  name text not null,
  kind_label text,
  lon double precision,
  lat double precision,
  verdict text not null check (verdict in ('take', 'ask', 'refuse')),
  refusal text,
  questions text[] not null default '{}',
  notes jsonb not null default '[]',
  unknown_kind text,
  -- The place that looks alike, or of which the row is a new version.
  twin_id uuid,
  twin_metres integer,
  twin_verdict text check (twin_verdict in ('same', 'ask')),
  is_own boolean not null default false,
  record jsonb,
  -- What a person decided.
  decision text check (decision in ('merge', 'apart', 'take', 'skip')),
  outcome text check (outcome in ('new', 'changed', 'same')),
  place_id uuid,
  primary key (region_id, import_id, line),
  foreign key (region_id, import_id) references place_import (region_id, id) on delete cascade
);
create index place_import_row_waiting on place_import_row (region_id, import_id, line)
  where verdict = 'ask' and decision is null and outcome is null;
create index place_import_row_by_verdict on place_import_row (region_id, import_id, verdict, line);
