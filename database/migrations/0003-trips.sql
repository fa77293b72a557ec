-- Planned trips kept for travellers without an account. Secrets are never stored, only their SHA-256.
create table trip (
  region_id text not null,
  id text not null check (length(id) = 43),
  -- SHA-256 of the UUID the browser made; with `creation_salt` it lets a repeated request be answered like the first one.
  creation_hash bytea not null,
  creation_salt bytea not null,
  edit_hash bytea not null,
  -- When the edit secret was first used: from then on the creation is not answered again.
  keys_used_at timestamptz,
  share_hash bytea not null,
  state text not null default 'planning' check (state in ('planning', 'ready', 'travelling', 'finished', 'archived', 'binned')),
  returns_to text check (returns_to in ('planning', 'ready', 'travelling', 'finished', 'archived')),
  visibility text not null default 'link' check (visibility in ('private', 'link', 'members', 'public')),
  version integer not null default 1,
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  binned_at timestamptz,
  -- Set when a moderator let a public trip into the region's list.
  published_at timestamptz,
  primary key (region_id, id),
  unique (region_id, creation_hash),
  check ((state = 'binned') = (binned_at is not null))
);

create index trip_public on trip (region_id, published_at desc, id)
  where visibility = 'public' and published_at is not null and binned_at is null;
create index trip_binned on trip (binned_at) where binned_at is not null;

-- Who moved a trip, when and why.
create table trip_event (
  region_id text not null,
  trip_id text not null,
  at timestamptz not null default now(),
  action text not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('editor', 'moderator', 'clock')),
  reason text,
  foreign key (region_id, trip_id) references trip (region_id, id) on delete cascade
);

create index trip_event_of_trip on trip_event (region_id, trip_id, at);
