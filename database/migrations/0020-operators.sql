-- What the back office of operators keeps beside 0018: what waits for the region, who is invited, and the papers that prove a registration.

alter table operator
  add column submitted_at timestamptz,
  -- What the region said when it sent it back or suspended it.
  add column review_note text;
create index operator_waiting on operator (region_id, submitted_at) where state = 'submitted';

alter table plan
  -- Of a version that is written while an older one goes on selling; the state of a plan that was never sold says it itself.
  add column review text check (review in ('submitted', 'changes_requested')),
  add column submitted_at timestamptz,
  add column review_note text;
create index plan_waiting on plan (region_id, submitted_at) where state = 'submitted' or review = 'submitted';

create table operator_invitation (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  email text not null,
  role text not null check (role in ('owner', 'sales', 'guide')),
  -- SHA-256 of the mailed link's secret; null until the letter is written, and after it was used.
  secret_hash bytea,
  invited_by uuid,
  invited_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  withdrawn_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id)
);
create unique index operator_invitation_open on operator_invitation (region_id, operator_id, lower(email))
  where accepted_at is null and withdrawn_at is null;
create index operator_invitation_secret on operator_invitation (region_id, secret_hash) where secret_hash is not null;

-- Pictures of papers, encoded anew by us; only the operator's owners and the region see them.
create table operator_document (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  kind text not null check (kind in ('register', 'tax', 'identity', 'certificate', 'other')),
  name text not null,
  -- WebP.
  picture bytea not null,
  width integer not null,
  height integer not null,
  added_by uuid,
  added_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id)
);
create index operator_document_of_operator on operator_document (region_id, operator_id, added_at);

-- Rules are followed night by night.
create index departure_rule_of_option on departure_rule (region_id, option_id);
create index departure_to_move on departure (region_id, starts_at) where state in ('scheduled', 'guaranteed', 'closed', 'departed');
