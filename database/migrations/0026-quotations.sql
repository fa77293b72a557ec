-- Quotations: what travellers ask operators for, what these offer, and what was said between them. docs/decisions/0016 says why it is cut like this.
-- Order in which rows are locked, everywhere: quotation, offer (by id), then what 0018 names (payment, customer_order, booking, departure, resource).

-- One request of one traveller, to up to five operators.
create table quotation (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  -- 'CZ7K2M4QXA': what people type and read out; not a secret, and not countable.
  reference text not null,
  state text not null check (state in ('open', 'answered', 'accepted', 'closed', 'expired', 'withdrawn')),
  -- {kind: plan | trip | itinerary | text, slug, title}: features/quotations/contract/quotation.ts.
  source jsonb not null,
  -- Dates, party, budget, needs, days: features/quotations/contract/quotation.ts.
  wish jsonb not null,
  -- {name, email, phone}; null once its person was erased.
  contact jsonb,
  account_id uuid,
  locale text not null default 'es',
  -- Heads, and the first and last day asked for (null: not known yet); reports count by them.
  people smallint not null check (people > 0),
  begins date,
  ends date,
  -- Municipalities that it is about.
  areas text[] not null default '{}',
  -- How operators were found: chosen by the traveller, or by rotation.
  assigned text not null check (assigned in ('chosen', 'rotation')),
  -- SHA-256 of the browser's own number: a repeated request is the same quotation.
  creation_hash bytea not null,
  -- Of what was asked for, to tell a repeated request from another one under its number.
  request_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  pin_failures integer not null default 0,
  pin_failures_since timestamptz,
  primary key (region_id, id),
  unique (region_id, reference),
  unique (region_id, creation_hash)
);
create index quotation_of_account on quotation (region_id, account_id, created_at desc) where account_id is not null;
create index quotation_by_time on quotation (region_id, created_at desc);

-- Secrets of links and PINs that open one quotation; only their hashes.
create table quotation_key (
  region_id text not null,
  quotation_id uuid not null,
  kind text not null check (kind in ('link', 'pin')),
  hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (region_id, quotation_id, kind, hash),
  foreign key (region_id, quotation_id) references quotation (region_id, id)
);

-- One operator that was asked, from the first moment to the last; its answers are versions.
create table offer (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  quotation_id uuid not null,
  operator_id uuid not null,
  state text not null check (state in ('requested', 'viewed', 'answered', 'changes_requested', 'accepted', 'waiting',
    'not_chosen', 'declined', 'expired', 'withdrawn')),
  -- Where an offer that waits for another one's deposit goes back to.
  waits_from text check (waits_from in ('requested', 'viewed', 'answered', 'changes_requested')),
  asked_at timestamptz not null default clock_timestamp(),
  -- The answer is wanted by then, and comes too late after then.
  answer_due_at timestamptz not null,
  ends_at timestamptz not null,
  reminded_at timestamptz,
  viewed_at timestamptz,
  first_answered_at timestamptz,
  -- The version that counts; 0: none was sent.
  version integer not null default 0,
  -- The answer being written: features/quotations/contract/offer.ts.
  draft jsonb,
  draft_changed_at timestamptz,
  -- Of the version that counts.
  valid_until timestamptz,
  -- Places of the operator's own departures are held for it until then, without being accepted.
  option_until timestamptz,
  option_bookings uuid[],
  -- What its acceptance became; and the lines that were chosen.
  order_id uuid,
  chosen uuid[],
  accepted_at timestamptz,
  -- {code, text, by} of the last refusal.
  reason jsonb,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  unique (region_id, quotation_id, operator_id),
  foreign key (region_id, quotation_id) references quotation (region_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id),
  foreign key (region_id, order_id) references customer_order (region_id, id),
  check ((state = 'waiting') = (waits_from is not null)),
  check (state <> 'accepted' or order_id is not null)
);
create index offer_inbox on offer (region_id, operator_id, asked_at desc);
create index offer_inbox_of_state on offer (region_id, operator_id, state, answer_due_at);
create index offer_to_remind on offer (answer_due_at) where state in ('requested', 'viewed') and reminded_at is null;
create index offer_to_end on offer (region_id, least(ends_at, coalesce(valid_until, 'infinity'::timestamptz)))
  where state in ('requested', 'viewed', 'answered', 'changes_requested');
create index offer_of_order on offer (region_id, order_id) where order_id is not null;

-- What was sent, as it was sent; never edited.
create table offer_version (
  region_id text not null,
  offer_id uuid not null,
  version integer not null check (version > 0),
  content jsonb not null,
  -- What the engine found (closed places, impossible drives, missing meals), and why the operator sent it all the same.
  findings jsonb not null default '[]',
  override text,
  -- What offers are compared by, worked out when it was sent: features/quotations/contract/offer-facts.ts.
  facts jsonb not null,
  -- The price that was said, minor units.
  total bigint not null check (total >= 0),
  currency text not null,
  sent_at timestamptz not null default clock_timestamp(),
  sent_by uuid,
  primary key (region_id, offer_id, version),
  foreign key (region_id, offer_id) references offer (region_id, id),
  check (findings = '[]' or override is not null)
);
create function offer_version_is_kept() returns trigger language plpgsql as $$
begin
  -- A greeting that names somebody who was erased may be taken out; what was offered may not change.
  if (new.content - 'greeting', new.findings, new.override, new.facts, new.total, new.currency, new.sent_at)
    is distinct from (old.content - 'greeting', old.findings, old.override, old.facts, old.total, old.currency, old.sent_at) then
    raise exception 'a version that was sent is never edited';
  end if;
  return new;
end
$$;
create trigger offer_version_kept before update on offer_version
  for each row execute function offer_version_is_kept();

-- What happened, as both sides may read it; without an offer it is about the whole request.
create table quotation_event (
  region_id text not null,
  quotation_id uuid not null,
  id bigint generated always as identity,
  offer_id uuid,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('traveller', 'operator', 'region', 'system')),
  actor_id uuid,
  -- {code, text, version, …} by action.
  note jsonb,
  primary key (region_id, quotation_id, id),
  foreign key (region_id, quotation_id) references quotation (region_id, id)
);

-- Said between a traveller and one operator, on the page or by answering the mail.
create table quotation_message (
  region_id text not null,
  id uuid not null,
  offer_id uuid not null,
  side text not null check (side in ('traveller', 'operator')),
  author_id uuid,
  body text not null,
  via text not null check (via in ('page', 'mail')),
  -- SHA-256 of the letter's Message-ID: it is taken once.
  mail_hash bytea,
  at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, offer_id) references offer (region_id, id)
);
create index quotation_message_of_offer on quotation_message (region_id, offer_id, at);
create index quotation_message_unread on quotation_message (region_id, offer_id, side) where read_at is null;
create unique index quotation_message_once on quotation_message (region_id, mail_hash) where mail_hash is not null;

-- What came with a request (no message) or with a message: our own encoding of it.
create table quotation_file (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  quotation_id uuid not null,
  message_id uuid,
  name text not null,
  kind text not null,
  bytes bytea not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  foreign key (region_id, quotation_id) references quotation (region_id, id),
  foreign key (region_id, message_id) references quotation_message (region_id, id)
);
create index quotation_file_of on quotation_file (region_id, quotation_id);

-- Answers that an operator keeps to begin the next one with.
create table offer_template (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  name text not null,
  content jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id)
);
create index offer_template_of_operator on offer_template (region_id, operator_id, name);

-- A plan that was written for one traveller: what an accepted offer's own lines become. It is in no list and has no next version.
alter table plan add column made_for_offer uuid;
alter table plan add foreign key (region_id, made_for_offer) references offer (region_id, id);
alter table plan drop constraint plan_state_check;
alter table plan add constraint plan_state_check
  check (state in ('draft', 'submitted', 'changes_requested', 'on_sale', 'paused', 'retired', 'made_to_order'));
alter table plan add check ((state = 'made_to_order') = (made_for_offer is not null));
create index plan_made_for_offer on plan (region_id, made_for_offer) where made_for_offer is not null;
