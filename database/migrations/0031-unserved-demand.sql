-- What somebody wanted to ask for and nobody fitted: the region counts it (features/quotations/api/report). Neither words, needs nor contact are kept.
create table unserved_demand (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  -- SHA-256 of the browser's own number: whoever changes the request and tries again stays one line, and it goes when operators are asked.
  creation_hash bytea not null,
  -- HMAC of the address, so that one person is not counted as ten.
  asker_hash bytea not null,
  account_id uuid,
  -- plan | trip | itinerary | text.
  kind text not null,
  people smallint not null check (people > 0),
  begins date,
  ends date,
  -- Days asked for; null: not known.
  length smallint,
  areas text[] not null default '{}',
  -- ISO 639-1; empty: any.
  languages text[] not null default '{}',
  lodging text,
  -- {amount, per}, minor units; null: not said.
  budget jsonb,
  -- The traveller named operators, and none of them may sell; or nobody's turn could come.
  assigned text not null check (assigned in ('chosen', 'rotation')),
  asked_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  unique (region_id, creation_hash)
);
create index unserved_demand_by_time on unserved_demand (region_id, asked_at);
create index unserved_demand_of_account on unserved_demand (region_id, account_id) where account_id is not null;
