-- The last time at which a person proved the presence at a place with the printed code. No position is stored.
create table presence (
  region_id text not null references region (id),
  owner_kind text not null check (owner_kind in ('company', 'operator', 'trip')),
  owner_id text not null,
  account_id uuid not null,
  -- Made by the browser: sent again, it is the same visit.
  id uuid not null,
  proved_at timestamptz not null default now(),
  primary key (region_id, owner_kind, owner_id, account_id)
);
create index presence_of_account on presence (region_id, account_id);
create index presence_by_age on presence (region_id, proved_at);
