-- Legal texts. A text is never edited in place: a change is the next version, in force from its day on.
create table policy_version (
  region_id text not null references region (id),
  kind text not null check (kind in ('terms', 'privacy', 'cookies', 'cancellation', 'withdrawal', 'complaints', 'escnna', 'reviews', 'ranking', 'accessibility')),
  version integer not null check (version > 0),
  title text not null,
  -- Markdown.
  body text not null,
  -- SHA-256 of title and body, which an acceptance stores.
  hash text not null,
  -- A placeholder that no lawyer saw; shown as such.
  demo boolean not null default false,
  -- Null: a draft.
  published_at timestamptz,
  effective_from date not null,
  created_at timestamptz not null default now(),
  primary key (region_id, kind, version)
);
