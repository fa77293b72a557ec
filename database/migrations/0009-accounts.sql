-- People: who they are, what proves it, and on which devices they are signed in. No secret is kept in clear: passwords and recovery codes as
-- argon2id, tokens and one-time links as SHA-256, the seed of a second factor encrypted with the site's key.
create table account (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  state text not null default 'pending_email'
    check (state in ('pending_email', 'active', 'locked', 'suspended', 'deletion_requested', 'erased')),
  -- Who locked it: what its owner locked, its owner opens again.
  locked_by text check (locked_by in ('owner', 'staff')),
  -- As it was typed; `email_key` is what it is found by.
  email text not null,
  email_key text not null,
  name text not null,
  gender text,
  language text not null default 'es',
  password_hash text not null,
  -- SHA-256 of the secret that the browser of the sign-up holds: it confirms without asking the password again.
  start_hash bytea,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  deletion_requested_at timestamptz,
  primary key (region_id, id),
  check ((state = 'locked') = (locked_by is not null)),
  check ((state = 'deletion_requested') <= (deletion_requested_at is not null))
);
-- Whoever only says that an address is theirs does not keep it from its owner: pending ones do not count.
create unique index account_email on account (region_id, email_key) where state not in ('pending_email', 'erased');
create index account_pending on account (region_id, email_key, created_at desc) where state = 'pending_email';
create index account_leaving on account (region_id, deletion_requested_at) where state = 'deletion_requested';

-- Who moved an account from state to state, when and why.
create table account_event (
  region_id text not null,
  account_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('owner', 'staff', 'clock')),
  -- The member of staff.
  staff_id uuid,
  reason text,
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index account_event_of_account on account_event (region_id, account_id, at);

-- One browser in which somebody is signed in. The token of the calls and the cookie that renews it are worked out from `salt`, the number of
-- renewals and the site's key; the token is found by its SHA-256.
create table account_session (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  salt bytea not null,
  renewals integer not null default 0,
  token_hash bytea not null,
  token_expires_at timestamptz not null,
  -- The one before, for calls that were on their way while it was replaced.
  previous_token_hash bytea,
  previous_token_until timestamptz,
  method text not null check (method in ('password', 'link', 'passkey', 'confirmation')),
  second_factor boolean not null,
  -- When the person last proved to be the person, for what asks for it anew.
  proved_at timestamptz not null default clock_timestamp(),
  -- SHA-256 of the device's cookie, and the words for the person: «Firefox en Android».
  device_hash bytea not null,
  device text not null,
  created_at timestamptz not null default clock_timestamp(),
  renewed_at timestamptz not null default clock_timestamp(),
  -- Exact to a minute; null until the token of the last renewal is used.
  seen_at timestamptz,
  ended_at timestamptz,
  ended_why text,
  primary key (region_id, id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create unique index account_session_token on account_session (region_id, token_hash) where ended_at is null;
create index account_session_previous_token on account_session (region_id, previous_token_hash)
  where previous_token_hash is not null and ended_at is null;
create index account_session_of_account on account_session (region_id, account_id, created_at desc);
create index account_session_ended on account_session (region_id, ended_at) where ended_at is not null;

-- Mailed one-time links.
create table account_key (
  region_id text not null,
  hash bytea not null,
  account_id uuid not null,
  purpose text not null check (purpose in ('confirm', 'sign_in', 'restore', 'change_email', 'undo_email', 'not_me')),
  -- What the link is about: the new address, the device.
  detail jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (region_id, hash),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index account_key_of_account on account_key (region_id, account_id, purpose, created_at desc);
create index account_key_expired on account_key (region_id, expires_at);

-- Browsers in which a person has signed in: their failures are nobody else's, and nobody else's are theirs.
create table known_device (
  region_id text not null,
  account_id uuid not null,
  device_hash bytea not null,
  first_seen_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (region_id, account_id, device_hash),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);

create table passkey (
  region_id text not null,
  -- The authenticator's, base64url.
  id text not null,
  account_id uuid not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- It is kept in the person's password manager, not in one device alone.
  synced boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index passkey_of_account on passkey (region_id, account_id, created_at);

-- What an authenticator was asked to sign; taken away when it is answered.
create table passkey_challenge (
  region_id text not null references region (id),
  challenge text not null,
  -- Null: whoever signs in.
  account_id uuid,
  expires_at timestamptz not null,
  primary key (region_id, challenge),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index passkey_challenge_expired on passkey_challenge (region_id, expires_at);

-- Codes of an application that count in steps of 30 seconds. Until it is confirmed it asks nothing of anybody.
create table second_factor (
  region_id text not null,
  account_id uuid not null,
  secret bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The newest step whose code was used: neither it nor an older one is taken again.
  last_step bigint not null default 0,
  primary key (region_id, account_id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);

create table recovery_code (
  region_id text not null,
  account_id uuid not null,
  -- The code's first letter tells which it is, so that one hash is enough to check it.
  position smallint not null,
  hash text not null,
  used_at timestamptz,
  primary key (region_id, account_id, position),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);

-- The moments of the last tries by what they are limited by (an account, an address, a device), kept as a hash: a sliding window that every
-- process shares and that one statement asks and fills.
create table attempt_window (
  region_id text not null,
  key bytea not null,
  hits timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (region_id, key)
);
create index attempt_window_expired on attempt_window (region_id, expires_at);

create table company_member (
  region_id text not null,
  company_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('owner', 'editor')),
  added_at timestamptz not null default clock_timestamp(),
  primary key (region_id, company_id, account_id),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade,
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index company_member_of_account on company_member (region_id, account_id);

create table operator_member (
  region_id text not null,
  operator_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('owner', 'sales', 'guide')),
  added_at timestamptz not null default clock_timestamp(),
  primary key (region_id, operator_id, account_id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index operator_member_of_account on operator_member (region_id, account_id);
