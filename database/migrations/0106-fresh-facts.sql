-- The hours of a claimed place are confirmed again and again. A place without a confirmation is listed later.
alter table company
  -- Local day on which the present owner got the place.
  add column claimed_on date,
  add column hours_stale boolean not null default false,
  -- The interest before the demotion of a place with stale hours.
  add column interest_before integer;
create index company_to_confirm on company (region_id, (greatest(hours_verified_at, claimed_on)))
  where claim in ('claimed', 'claim_disputed') and claimed_on is not null;
create index company_stale on company (region_id) where hours_stale;

-- The last link that a member of the team got, which confirms the hours without a sign-in.
create table company_confirmation (
  region_id text not null,
  company_id uuid not null,
  account_id uuid not null,
  secret_hash bytea not null,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (region_id, company_id, account_id),
  foreign key (region_id, company_id, account_id) references company_member (region_id, company_id, account_id) on delete cascade
);
create unique index company_confirmation_secret on company_confirmation (region_id, secret_hash);
create index company_confirmation_of_account on company_confirmation (region_id, account_id);

-- A traveller says that a fact of a place is wrong.
create table company_report (
  region_id text not null,
  id uuid not null,
  company_id uuid not null,
  fact text not null,
  words text not null check (length(words) between 3 and 300),
  account_id uuid,
  -- Only of a person without an account who wants an answer.
  email text check (length(email) <= 254),
  -- Id of the browser in a public demo.
  browser text,
  state text not null default 'open' check (state in ('open', 'mended', 'kept')),
  reported_at timestamptz not null default clock_timestamp(),
  answer text check (length(answer) <= 300),
  answered_by uuid,
  answered_as text check (answered_as in ('region', 'owner', 'editor')),
  answered_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, company_id) references company (region_id, id) on delete cascade
);
create index company_report_open on company_report (region_id, reported_at, id) where state = 'open';
create index company_report_of_company on company_report (region_id, company_id, reported_at desc);
create index company_report_of_account on company_report (region_id, account_id) where account_id is not null;
create index company_report_of_guest on company_report (region_id, lower(email)) where email is not null;
