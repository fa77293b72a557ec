-- What people decide about their own data: consents, a copy of everything, a portrait, and being forgotten.

-- Every decision about a purpose that needs consent; the newest one of a purpose holds.
create table consent (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  purpose text not null check (purpose ~ '^[a-z_]+$'),
  -- Of the words that were shown.
  version integer not null check (version > 0),
  given boolean not null,
  -- The screen on which it was decided.
  place text not null check (place in ('banner', 'privacy')),
  -- By the clock of the browser, which may have had no account yet; never later than it came here.
  decided_at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  unique (region_id, account_id, purpose, decided_at),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);

-- Files with everything we hold about a person, made when asked for and kept for some days.
create table data_copy (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  -- Percent.
  progress smallint not null default 0 check (progress between 0 and 100),
  asked_at timestamptz not null default clock_timestamp(),
  ready_at timestamptz,
  expires_at timestamptz,
  -- Among the kept files; null before it is ready and once it has expired.
  file_id text,
  bytes integer,
  primary key (region_id, id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index data_copy_of_account on data_copy (region_id, account_id, asked_at desc);
create index data_copy_kept on data_copy (region_id, expires_at) where file_id is not null;

create table account_avatar (
  region_id text not null,
  account_id uuid not null,
  -- {id, width, height, widths, formats, thumbhash}, as the storage keeps it.
  image jsonb not null,
  set_at timestamptz not null default clock_timestamp(),
  primary key (region_id, account_id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);

-- Places that a person gathered for a next trip, on all of their devices.
create table gathered_place (
  region_id text not null,
  account_id uuid not null,
  place_id uuid not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (region_id, account_id, place_id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade,
  foreign key (region_id, place_id) references company (region_id, id) on delete cascade
);

-- Whose account it is from; null for what was made without one.
alter table photo add column account_id uuid;
alter table question add column account_id uuid;
alter table answer add column account_id uuid;
alter table comment add column account_id uuid;
create index photo_of_account on photo (region_id, account_id) where account_id is not null;
create index question_of_account on question (region_id, account_id) where account_id is not null;
create index answer_of_account on answer (region_id, account_id) where account_id is not null;
create index comment_of_account on comment (region_id, account_id) where account_id is not null;

-- The book and the log are kept, but not the names in them: a transaction that erases a person says so, and may then change a line.
create or replace function complaint_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('vereda.erasing', true) = 'on' then
    return new;
  end if;
  raise exception 'the complaint book is kept';
end
$$;

create or replace function audit_event_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('vereda.erasing', true) = 'on' then
    return new;
  end if;
  raise exception 'audit_event is only ever added to';
end
$$;
