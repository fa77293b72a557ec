-- Acceptances of legal texts, and the complaint book.

-- What was published stays as it was read: a change is the next version.
create function policy_version_is_kept() returns trigger language plpgsql as $$
begin
  if old.published_at is null then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'a published policy is never deleted';
  end if;
  if (new.kind, new.version, new.title, new.body, new.hash) is distinct from (old.kind, old.version, old.title, old.body, old.hash) then
    raise exception 'a published policy is never edited';
  end if;
  return new;
end
$$;
create trigger policy_version_kept before update or delete on policy_version
  for each row execute function policy_version_is_kept();

alter table policy_version
  -- Who wrote and who published it; null: the program, from the region's files.
  add column written_by uuid,
  add column published_by uuid,
  -- The text with its {{placeholders}}; the body has them filled in as they were when it was published.
  add column source text,
  -- What changed and why, for the people who accepted the version before.
  add column summary text,
  add column changed_at timestamptz not null default now();

-- Who agreed to which text, when and on which screen.
create table policy_acceptance (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  kind text not null,
  version integer not null,
  -- Of the text as it was shown.
  hash text not null,
  -- 'account', 'complaint', 'booking' … and its id or reference.
  subject_kind text not null,
  subject_id text not null,
  -- The screen: 'sign_up', 'complaint', 'payment'.
  place text not null,
  accepted_at timestamptz not null default now(),
  primary key (region_id, id),
  foreign key (region_id, kind, version) references policy_version (region_id, kind, version)
);
create unique index policy_acceptance_once
  on policy_acceptance (region_id, subject_kind, subject_id, kind, version, place);

-- Numbers of the complaint book, one row a year: taken in the transaction that files, so that there is no gap.
create table complaint_counter (
  region_id text not null references region (id),
  year integer not null,
  last integer not null check (last > 0),
  primary key (region_id, year)
);

create table complaint (
  region_id text not null references region (id),
  -- 'LR-2026-000001'.
  reference text not null,
  year integer not null,
  number integer not null,
  -- ISO 3166-1 of the country pack under which it was filed: a later change of the pack changes no term that runs.
  country text not null,
  kind text not null,
  state text not null check (state in ('filed', 'in_progress', 'answered', 'closed', 'escalated')),
  -- The sheet as it was filed: consumer, guardian, good, detail, request.
  sheet jsonb not null,
  email text not null,
  -- Whose account filed it; null without one.
  account_id uuid,
  -- SHA-256 of the browser's own number: a repeated request is the same complaint.
  creation_hash bytea not null,
  filed_at timestamptz not null default now(),
  -- Local days of the region. The term begins the day after `clock_from` and ends with `due_on`.
  clock_from date not null,
  due_on date not null,
  extended boolean not null default false,
  assigned_to uuid,
  answered_at timestamptz,
  -- Whether the last answer came in its term.
  in_time boolean,
  changed_at timestamptz not null default now(),
  -- Tries with a PIN that failed in the hour that began then.
  pin_failures integer not null default 0,
  pin_failures_since timestamptz,
  primary key (region_id, reference),
  unique (region_id, year, number),
  unique (region_id, creation_hash)
);
create index complaint_open on complaint (region_id, due_on, reference) where state in ('filed', 'in_progress', 'escalated');
create index complaint_by_term on complaint (region_id, due_on desc, reference desc);
create index complaint_by_account on complaint (region_id, account_id) where account_id is not null;

-- Secrets of mailed links and PINs that open one complaint; only their hashes.
create table complaint_key (
  region_id text not null,
  reference text not null,
  kind text not null check (kind in ('link', 'pin')),
  hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (region_id, reference, kind, hash),
  foreign key (region_id, reference) references complaint (region_id, reference)
);

-- Everything that happened to a complaint; both sides read it, except the notes that staff keep for themselves.
create table complaint_event (
  region_id text not null,
  reference text not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('consumer', 'staff', 'system')),
  actor_id uuid,
  -- The answer, the reason, or what the person wrote.
  body text,
  due_on date,
  inner_only boolean not null default false,
  primary key (region_id, reference, id),
  foreign key (region_id, reference) references complaint (region_id, reference)
);

-- The book is kept: no complaint and no line of its history goes away.
create function complaint_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the complaint book is kept';
end
$$;
create trigger complaint_kept before delete on complaint for each row execute function complaint_is_kept();
create trigger complaint_event_kept before update or delete on complaint_event for each row execute function complaint_is_kept();
