-- A person says that they run a place. The region decides.
create table company_claim (
  region_id text not null,
  id uuid not null,
  company_id uuid not null,
  account_id uuid not null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused', 'withdrawn')),
  -- `email`: a code sent to an address at the domain of the place's website. `phone`: the region reads a code out to the
  -- place's own telephone. `document`: the region reads the register number and the documents.
  proof text not null check (proof in ('email', 'phone', 'document')),
  email text check (length(email) <= 254),
  -- The telephone and the website of the place when the claim began.
  phone text,
  website text,
  register_number text check (length(register_number) <= 60),
  note text check (length(note) <= 300),
  -- The place had an owner when the claim began.
  disputes boolean not null,
  code_sent_at timestamptz,
  proved_at timestamptz,
  reason text check (length(reason) <= 500),
  requested_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by uuid,
  primary key (region_id, id),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade,
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create unique index company_claim_open on company_claim (region_id, company_id, account_id) where state = 'requested';
create index company_claim_waiting on company_claim (region_id, requested_at, id) where state = 'requested';
create index company_claim_of_account on company_claim (region_id, account_id, requested_at desc, id);

create table company_claim_document (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  claim_id uuid not null,
  name text not null check (length(name) <= 120),
  -- WebP.
  picture bytea not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  foreign key (region_id, claim_id) references company_claim (region_id, id) on delete cascade
);
create index company_claim_document_of_claim on company_claim_document (region_id, claim_id, added_at, id);

-- The role in which the person changed the fact.
alter table company_change add column made_as text not null default 'region' check (made_as in ('region', 'owner', 'editor'));

-- A change of a fact that the region checks before travellers see it.
create table company_proposal (
  region_id text not null,
  id uuid not null,
  company_id uuid not null,
  fact text not null,
  base jsonb not null,
  value jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  proposed_by uuid,
  proposed_as text not null check (proposed_as in ('owner', 'editor')),
  proposed_at timestamptz not null default clock_timestamp(),
  reason text check (length(reason) <= 500),
  decided_at timestamptz,
  decided_by uuid,
  primary key (region_id, id),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade
);
-- A newer proposal for the same fact replaces the waiting one.
create unique index company_proposal_open on company_proposal (region_id, company_id, fact) where state = 'waiting';
create index company_proposal_waiting on company_proposal (region_id, proposed_at, id) where state = 'waiting';
create index company_proposal_by_person on company_proposal (region_id, proposed_by);
create index company_proposal_of_company on company_proposal (region_id, company_id, proposed_at desc);

create table company_invitation (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  company_id uuid not null,
  email text not null check (length(email) <= 254),
  role text not null check (role in ('owner', 'editor')),
  secret_hash bytea,
  invited_by uuid,
  invited_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  withdrawn_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade
);
create unique index company_invitation_open on company_invitation (region_id, company_id, lower(email))
  where accepted_at is null and withdrawn_at is null;
create unique index company_invitation_secret on company_invitation (region_id, secret_hash) where secret_hash is not null;
create index company_invitation_to on company_invitation (region_id, lower(email));
