-- Selling: what operators offer, what is held and sold of it, and every move of money. docs/decisions/0015 says why it is cut like this.
-- Order in which rows are locked, everywhere: payment, customer_order, booking (by id), departure (by id), resource (by id).

-- Who sells. The public profile is a company; people of the operator are in operator_member.
create table operator (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  slug text not null,
  name text not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'verified', 'suspended')),
  -- The company that is its public profile; null until the region approved it.
  company_id uuid,
  -- Invented for a demonstration; said wherever it is named.
  fictional boolean not null default false,
  -- Legal name, tax number, register number and validity, address, documents: features/operators/contract/operator.ts.
  legal jsonb not null default '{}',
  -- Account for payouts, sealed with the site's key.
  bank_sealed bytea,
  -- Colour, poster, languages, phone, e-mail, a text about itself.
  profile jsonb not null default '{}',
  -- Hundredths of a percent; null: the region's. Frozen on every line at its sale.
  commission_bps integer check (commission_bps between 0 and 1000),
  zone text not null,
  register_until date,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (region_id, id),
  unique (region_id, slug),
  foreign key (region_id, company_id) references company (region_id, id)
);

create table operator_event (
  region_id text not null,
  operator_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  reason text,
  primary key (region_id, operator_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id)
);

-- What is sold. Columns are what lists filter by, taken from the version that is on sale; content is in plan_version.
create table plan (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  slug text not null,
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'changes_requested', 'on_sale', 'paused', 'retired')),
  -- The version being written, and the one that is sold; null before the first approval.
  draft_version integer not null default 1,
  sold_version integer,
  availability_type text not null check (availability_type in ('START_TIME', 'OPENING_HOURS')),
  confirmation text not null default 'INSTANT' check (confirmation in ('INSTANT', 'MANUAL', 'INSTANT_THEN_MANUAL')),
  pricing_per text not null default 'UNIT' check (pricing_per in ('UNIT', 'BOOKING')),
  adventure boolean not null default false,
  currency text not null,
  title text not null,
  summary text not null default '',
  category text not null,
  duration_minutes integer not null check (duration_minutes > 0),
  -- 1 easy … 4 demanding.
  difficulty smallint not null default 1 check (difficulty between 1 and 4),
  languages text[] not null default '{es}',
  accessible boolean not null default false,
  -- The lowest price of one adult (or of the group) among what can be booked; null while nothing can.
  price_from integer,
  words tsvector not null default ''::tsvector,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (region_id, id),
  unique (region_id, slug),
  foreign key (region_id, operator_id) references operator (region_id, id)
);
create index plan_of_operator on plan (region_id, operator_id, changed_at desc);
create index plan_on_sale on plan (region_id, price_from) where state = 'on_sale';
create index plan_words on plan using gin (words);

-- Content as it was written; a version that was ever sold is never edited: a booking keeps the one it bought.
create table plan_version (
  region_id text not null,
  plan_id uuid not null,
  version integer not null,
  -- features/operators/contract/plan-content.ts: texts, program by day, meeting point, inclusions, questions, cancellation policy, pictures.
  content jsonb not null,
  sold_at timestamptz,
  made_by uuid,
  made_at timestamptz not null default now(),
  primary key (region_id, plan_id, version),
  foreign key (region_id, plan_id) references plan (region_id, id)
);
create function sold_plan_version_is_kept() returns trigger language plpgsql as $$
begin
  if old.sold_at is not null and new.content is distinct from old.content then
    raise exception 'a version that was sold is never edited';
  end if;
  return new;
end
$$;
create trigger plan_version_kept before update on plan_version
  for each row execute function sold_plan_version_is_kept();

create table plan_event (
  region_id text not null,
  plan_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  reason text,
  primary key (region_id, plan_id, id),
  foreign key (region_id, plan_id) references plan (region_id, id)
);

-- One way of doing the plan (a language, a length, shared or private) with its units and prices.
create table plan_option (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  plan_id uuid not null,
  position smallint not null default 0,
  name text not null,
  language text,
  duration_minutes integer not null check (duration_minutes > 0),
  -- No sale later than this before the start.
  cutoff_minutes integer not null default 120 check (cutoff_minutes >= 0),
  -- Places of one departure unless its rule says otherwise; null: without limit (freesale).
  capacity integer check (capacity > 0),
  -- Below it the operator decides at the deadline: nothing, or cancel with everything given back.
  minimum_group integer not null default 1 check (minimum_group >= 1),
  minimum_outcome text not null default 'guaranteed' check (minimum_outcome in ('guaranteed', 'cancel')),
  minimum_decided_hours integer not null default 24 check (minimum_decided_hours >= 0),
  min_units integer not null default 1 check (min_units >= 1),
  max_units integer check (max_units >= 1),
  -- The whole departure goes to one party.
  private boolean not null default false,
  -- Share of the total that is due at once, hundredths of a percent; the rest so many days before the start.
  deposit_bps integer not null default 10000 check (deposit_bps between 500 and 10000),
  balance_days smallint not null default 30 check (balance_days >= 0),
  -- [{id, type, name, minAge, maxAge, places, idRequired, accompanied}]: features/operators/contract/unit.ts.
  units jsonb not null,
  -- [{unit (null: the group), from, to, weekdays, amount}], the narrowest that fits counts: features/operators/contract/price.ts.
  prices jsonb not null,
  retired_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, plan_id) references plan (region_id, id)
);
create index plan_option_of_plan on plan_option (region_id, plan_id, position);

-- What a departure needs and shares with others: a guide leads one at a time, a van has seats.
create table resource (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  kind text not null check (kind in ('guide', 'vehicle', 'boat', 'equipment', 'room')),
  name text not null,
  -- `departure`: leads so many departures at one time; `place`: carries so many people at one time.
  counts text not null check (counts in ('departure', 'place')),
  capacity integer not null check (capacity > 0),
  retired_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id)
);

-- On which days and hours there are departures; the rows of `departure` follow it up to a horizon.
create table departure_rule (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  option_id uuid not null,
  -- {from, to, weekdays, times, exceptions, capacity, resources}: features/operators/contract/departure-rule.ts.
  rule jsonb not null,
  made_until date,
  changed_at timestamptz not null default now(),
  primary key (region_id, id),
  foreign key (region_id, option_id) references plan_option (region_id, id)
);

-- What can be booked: one start (or one day of opening hours) of one option. `taken` is the capacity ledger's balance: the places of its
-- bookings that hold or have them. It changes only together with a booking, and never beyond the capacity.
create table departure (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  plan_id uuid not null,
  option_id uuid not null,
  -- The rule that made it; null: by hand.
  rule_id uuid,
  local_date date not null,
  -- Null: any time of the opening hours of that day.
  local_time time,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cutoff_at timestamptz not null,
  -- `full` is what a reader sees when nothing is left; it is not a state of its own, so that a cancellation reopens it.
  state text not null default 'scheduled'
    check (state in ('scheduled', 'guaranteed', 'closed', 'departed', 'completed', 'cancelled')),
  cancelled_for text check (cancelled_for in ('weather', 'minimum', 'operator', 'authority')),
  capacity integer check (capacity >= 0),
  taken integer not null default 0 check (taken >= 0),
  -- Whether it needs shared resources (departure_resource).
  shares boolean not null default false,
  -- [{from, to}] "HH:MM" of that day, for OPENING_HOURS.
  opening_hours jsonb,
  -- Prices of this departure alone, by unit (or `group`); null: the option's.
  prices jsonb,
  changed_at timestamptz not null default now(),
  primary key (region_id, id),
  foreign key (region_id, option_id) references plan_option (region_id, id),
  constraint departure_never_oversold check (capacity is null or taken <= capacity),
  check (ends_at > starts_at)
);
create unique index departure_once on departure (region_id, option_id, local_date, local_time) nulls not distinct
  where state <> 'cancelled';
create index departure_of_option on departure (region_id, option_id, starts_at);
create index departure_of_plan on departure (region_id, plan_id, local_date);
create index departure_of_operator on departure (region_id, operator_id, starts_at);

create table departure_resource (
  region_id text not null,
  departure_id uuid not null,
  resource_id uuid not null,
  primary key (region_id, departure_id, resource_id),
  foreign key (region_id, departure_id) references departure (region_id, id) on delete cascade,
  foreign key (region_id, resource_id) references resource (region_id, id)
);
create index departure_resource_of_resource on departure_resource (region_id, resource_id);

-- What a departure with bookings takes of a resource, and when; written under a lock of the resource.
create table resource_claim (
  region_id text not null,
  resource_id uuid not null,
  departure_id uuid not null,
  during tstzrange not null,
  places integer not null check (places > 0),
  primary key (region_id, resource_id, departure_id),
  foreign key (region_id, resource_id) references resource (region_id, id),
  foreign key (region_id, departure_id) references departure (region_id, id)
);
create index resource_claim_during on resource_claim using gist (region_id, resource_id, during);

-- What one buyer takes at one time, of any number of operators: one basket, one payment schedule.
create table customer_order (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  -- 'VR7K2M4QXA': what people type and read out; not a secret, and not countable.
  reference text not null,
  channel text not null check (channel in ('web', 'quotation', 'octo', 'desk')),
  state text not null check (state in ('held', 'confirmed', 'lapsed', 'released', 'cancelled')),
  currency text not null,
  total bigint not null check (total >= 0),
  -- [{number, dueAt, amount}]; number 1 must be captured for the order to be confirmed.
  schedule jsonb not null,
  paid bigint not null default 0 check (paid >= 0),
  -- Places are kept until then; null once it is no longer held.
  hold_until timestamptz,
  hold_extended boolean not null default false,
  account_id uuid,
  -- {name, email, phone}; null before the details were given.
  contact jsonb,
  locale text not null default 'es',
  test_mode boolean not null default false,
  -- SHA-256 of the browser's own number: a repeated request is the same order.
  creation_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  changed_at timestamptz not null default clock_timestamp(),
  pin_failures integer not null default 0,
  pin_failures_since timestamptz,
  primary key (region_id, id),
  unique (region_id, reference),
  unique (region_id, creation_hash)
);
create index customer_order_held on customer_order (hold_until) where state = 'held';
create index customer_order_of_account on customer_order (region_id, account_id, created_at desc) where account_id is not null;

-- Secrets of links and PINs that open one order; only their hashes.
create table customer_order_key (
  region_id text not null,
  order_id uuid not null,
  kind text not null check (kind in ('link', 'pin', 'payer')),
  hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (region_id, order_id, kind, hash),
  foreign key (region_id, order_id) references customer_order (region_id, id)
);

-- One line of an order, or one sale of a reseller: places on one departure for one party. The words of the states are OCTO's.
create table booking (
  region_id text not null references region (id),
  -- Made by whoever asks (OCTO's `uuid`): asking again is the same booking.
  id uuid not null,
  reference text not null,
  order_id uuid,
  channel text not null check (channel in ('web', 'quotation', 'octo', 'desk')),
  state text not null
    check (state in ('ON_HOLD', 'PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW', 'CANCELLED', 'EXPIRED', 'REJECTED')),
  operator_id uuid not null,
  plan_id uuid not null,
  plan_version integer not null,
  option_id uuid not null,
  departure_id uuid not null,
  -- What it takes of the departure while its state holds places.
  places integer not null check (places >= 0),
  hold_until timestamptz,
  currency text not null,
  total bigint not null check (total >= 0),
  -- Part of the total, shown; the law says which rate.
  tax bigint not null default 0 check (tax >= 0),
  -- Frozen at the sale.
  commission_bps integer not null check (commission_bps between 0 and 1000),
  -- One element a unit sold: {id, unitId, type, name, price, places, state, redeemedAt, traveller, reference}.
  items jsonb not null,
  -- What was bought, as it was: title, operator, times and zone, meeting point, cancellation policy.
  snapshot jsonb not null,
  -- Answers to the plan's questions, what the party needs, notes.
  answers jsonb,
  -- OCTO: {keyId, resellerReference, contact, notes}.
  reseller jsonb,
  test_mode boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  redeemed_at timestamptz,
  -- {cause, refund, reason, at}: why and with what outcome it was cancelled.
  cancellation jsonb,
  cancelled_at timestamptz,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  unique (region_id, reference),
  foreign key (region_id, departure_id) references departure (region_id, id),
  foreign key (region_id, order_id) references customer_order (region_id, id)
);
create index booking_of_order on booking (region_id, order_id);
create index booking_of_departure on booking (region_id, departure_id, state);
create index booking_of_operator on booking (region_id, operator_id, created_at desc);
create index booking_held on booking (hold_until) where state = 'ON_HOLD';

create table booking_event (
  region_id text not null,
  booking_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('traveller', 'operator', 'region', 'reseller', 'system')),
  actor_id uuid,
  reason text,
  primary key (region_id, booking_id, id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);

-- What somebody was told a cancellation or change would move; exactly this moves when they take it.
create table booking_quote (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  kind text not null check (kind in ('cancel', 'amend')),
  -- features/bookings/contract/quote.ts
  offer jsonb not null,
  refund bigint not null check (refund >= 0),
  charge bigint not null default 0 check (charge >= 0),
  currency text not null,
  made_at timestamptz not null default clock_timestamp(),
  valid_until timestamptz not null,
  taken_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);

-- One try to pay one instalment of one order.
create table payment (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  instalment smallint not null default 1,
  -- Of the browser: the same key is the same try.
  client_key uuid not null,
  state text not null check (state in
    ('created', 'requires_action', 'authorized', 'captured', 'declined', 'voided', 'disputed', 'won', 'lost')),
  decline jsonb,
  amount bigint not null check (amount > 0),
  currency text not null,
  provider text not null,
  provider_id text,
  mode text not null check (mode in ('page', 'frame')),
  action jsonb,
  payer jsonb not null,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  fee bigint,
  card jsonb,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- When the provider is asked again even if nothing was heard; null: never again.
  check_at timestamptz,
  checks integer not null default 0,
  primary key (region_id, id),
  unique (region_id, order_id, client_key),
  foreign key (region_id, order_id) references customer_order (region_id, id)
);
-- One try at a time for one instalment: ten browsers that pay at once share it.
create unique index payment_one_open on payment (region_id, order_id, instalment)
  where state in ('created', 'requires_action', 'authorized');
create index payment_to_check on payment (check_at) where check_at is not null;
create index payment_of_provider on payment (provider, provider_id);

create table payment_event (
  region_id text not null,
  payment_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  from_state text,
  to_state text not null,
  cause text not null check (cause in ('browser', 'webhook', 'poll', 'system', 'staff')),
  detail text,
  primary key (region_id, payment_id, id),
  foreign key (region_id, payment_id) references payment (region_id, id)
);

-- What providers told us, once each; kept until it was worked off.
create table card_event (
  provider text not null,
  event_id text not null,
  region_id text not null,
  kind text not null,
  provider_payment_id text,
  received_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  primary key (provider, event_id)
);

-- Money on its way back.
create table refund (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  payment_id uuid not null,
  -- The line it is for; null: money that never became a line (it came too late).
  booking_id uuid,
  quote_id uuid,
  state text not null check (state in ('approved', 'submitted', 'settled', 'failed', 'manual')),
  reason text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  provider_refund_id text,
  tries integer not null default 0,
  failure text,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, payment_id) references payment (region_id, id)
);
create index refund_of_order on refund (region_id, order_id);
create index refund_under_way on refund (region_id, changed_at) where state in ('approved', 'submitted', 'failed');

-- Double-entry ledger: every move of money is one entry of two or more postings that sum to zero, written once and never changed.
-- Sign: + is what the platform has or is owed (debit), − is what it owes (credit).
create table ledger_posting (
  region_id text not null,
  -- 'capture/<payment>', 'cancel/<booking>', 'refund-settled/<refund>' …: the same move cannot be written twice.
  entry text not null,
  line smallint not null,
  at timestamptz not null default clock_timestamp(),
  account text not null check (account in
    ('provider', 'bank', 'reseller', 'customer', 'operator', 'commission', 'refund', 'fees', 'dispute', 'review')),
  amount bigint not null check (amount <> 0),
  currency text not null,
  order_id uuid,
  booking_id uuid,
  operator_id uuid,
  payment_id uuid,
  refund_id uuid,
  payout_id uuid,
  primary key (region_id, entry, line)
);
create index ledger_of_order on ledger_posting (region_id, order_id) where order_id is not null;
create index ledger_of_operator on ledger_posting (region_id, operator_id, at) where operator_id is not null;

create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if exists (select from added group by region_id, entry, currency having sum(amount) <> 0) then
    raise exception 'a ledger entry does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger ledger_balances after insert on ledger_posting
  referencing new table as added for each statement execute function ledger_entry_balances();
create function ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: write a contrary entry';
end
$$;
create trigger ledger_kept before update or delete on ledger_posting
  for each row execute function ledger_is_kept();

-- What an operator has earned with one booking and when it is paid out.
create table payable (
  region_id text not null,
  booking_id uuid not null,
  operator_id uuid not null,
  order_id uuid,
  currency text not null,
  -- Without the region's commission; negative when more was given back than was left.
  amount bigint not null,
  commission bigint not null,
  state text not null check (state in ('accrued', 'releasable', 'batched', 'sent', 'confirmed', 'returned')),
  releasable_at timestamptz not null,
  payout_id uuid,
  primary key (region_id, booking_id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);
create index payable_due on payable (region_id, operator_id, releasable_at) where payout_id is null;

create table payout (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  reference text not null,
  operator_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('batched', 'sent', 'confirmed', 'returned')),
  made_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  unique (region_id, reference)
);

-- Money nobody may forget: a person has to look.
create table review_case (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  -- One open case for one thing: 'refund/<id>', 'payment/<id>', 'invariant/<name>/<id>'.
  about text not null,
  reason text not null,
  amount bigint,
  currency text,
  order_id uuid,
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by uuid,
  resolution text,
  primary key (region_id, id)
);
create unique index review_case_open on review_case (region_id, about) where closed_at is null;

-- The first answer to a request that must not happen twice, byte for byte.
create table answered_request (
  region_id text not null,
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  body text,
  at timestamptz not null default clock_timestamp(),
  primary key (region_id, scope, key)
);
create index answered_request_old on answered_request (at);

