-- The region's own house: its settings, its staff, and what staff did.

-- What the region changed about its folder (`regions/<id>/`), a whole document at each version: the newest is in force, and an
-- older one is restored by writing it again as the next. What a document does not mention is as the folder says.
create table organisation_setting (
  region_id text not null references region (id),
  version integer not null check (version > 0),
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  -- The version that this one brought back.
  restored_from integer,
  changed_at timestamptz not null default now(),
  -- Null: a command at the server's terminal.
  changed_by uuid,
  primary key (region_id, version)
);

-- Who works in the back office. Whoever is not here is nobody's staff.
create table staff (
  region_id text not null references region (id),
  account_id uuid not null,
  role text not null check (role in ('admin', 'moderator', 'editor')),
  added_at timestamptz not null default now(),
  -- Null: the first admin, invited from the server's terminal.
  added_by uuid,
  primary key (region_id, account_id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);

create table staff_invitation (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  -- As it was typed; compared in lower case.
  email text not null,
  role text not null check (role in ('admin', 'moderator', 'editor')),
  -- SHA-256 of the link's secret; null until the job that mails the link made it.
  secret_hash bytea,
  invited_at timestamptz not null default now(),
  invited_by uuid,
  expires_at timestamptz not null,
  sent_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  withdrawn_at timestamptz,
  primary key (region_id, id)
);
create unique index staff_invitation_secret on staff_invitation (secret_hash);
-- One open invitation for an address; asking again renews it.
create unique index staff_invitation_open on staff_invitation (region_id, lower(email))
  where accepted_at is null and withdrawn_at is null;

-- Every change by staff, written in the transaction of the change. People are named by their account alone, so that the log
-- forgets a name when the account is erased.
create table audit_event (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  -- Null: the program itself or a command at the server's terminal.
  actor_id uuid,
  actor_role text,
  -- '<area>.<verb>', as 'policies.publish'.
  action text not null check (action ~ '^[a-z_]+(\.[a-z_]+)+$'),
  subject_kind text not null,
  subject_id text not null,
  reason text,
  before jsonb,
  after jsonb,
  primary key (region_id, id)
);
create index audit_event_newest on audit_event (region_id, at desc, id);
create index audit_event_by_actor on audit_event (region_id, actor_id, at desc, id);
create index audit_event_by_action on audit_event (region_id, action text_pattern_ops, at desc);
create index audit_event_by_subject on audit_event (region_id, subject_kind, subject_id, at desc);

-- The log is only ever added to.
create function audit_event_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'audit_event is only ever added to';
end
$$;
create trigger audit_event_kept before update or delete on audit_event
  for each row execute function audit_event_is_kept();

-- The back office finds people by any part of their name or address.
create index account_words on account using gin (plain_text(name || ' ' || email) gin_trgm_ops) where state <> 'erased';
create index account_newest on account (region_id, created_at desc, id) where state <> 'erased';
