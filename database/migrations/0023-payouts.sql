-- Paying operators what they have earned, and money that travellers owe later.

-- One line for each entry of the ledger that credits an operator: what is kept of a cancelled part and what the rest earns come at different times.
alter table payable
  add column entry text,
  add column accrued_at timestamptz not null default clock_timestamp();
update payable set entry = 'cancel/' || booking_id;
alter table payable
  alter column entry set not null,
  drop constraint payable_pkey,
  add primary key (region_id, entry);
create index payable_of_booking on payable (region_id, booking_id);

-- Transfers of one currency that go to the bank in one file.
create table payout_batch (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  reference text not null,
  currency text not null,
  -- Null: the daily job.
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  unique (region_id, reference)
);

alter table payout
  add column batch_id uuid not null,
  -- Where it goes, as it was when the batch was made: sealed as the operator's own is. A later change does not move a transfer under way.
  add column account_sealed bytea not null,
  add column account_ending text not null,
  add foreign key (region_id, batch_id) references payout_batch (region_id, id),
  add foreign key (region_id, operator_id) references operator (region_id, id),
  drop constraint payout_state_check,
  -- `withdrawn`: taken out before it was sent; what it paid waits again.
  add constraint payout_state_check check (state in ('batched', 'sent', 'confirmed', 'returned', 'withdrawn'));
create index payout_of_batch on payout (region_id, batch_id);
create index payout_of_operator on payout (region_id, operator_id, made_at desc);

-- What a payout is made of; it stays when the payout comes back and the same earnings are paid by another.
create table payout_line (
  region_id text not null,
  payout_id uuid not null,
  entry text not null,
  amount bigint not null,
  primary key (region_id, payout_id, entry),
  foreign key (region_id, payout_id) references payout (region_id, id),
  foreign key (region_id, entry) references payable (region_id, entry)
);

create table payout_event (
  region_id text not null,
  payout_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  from_state text,
  to_state text not null,
  actor_id uuid,
  note text,
  primary key (region_id, payout_id, id),
  foreign key (region_id, payout_id) references payout (region_id, id)
);


-- Services that are over and whose money may be earned.
create index departure_ended on departure (region_id, ends_at);

-- A payer's link pays one instalment and shows nothing else.
alter table customer_order_key
  add column instalment smallint check ((kind = 'payer') = (instalment is not null));

-- What an order still owes is reminded once each time, and then a person looks.
create index customer_order_owing on customer_order (region_id) where state = 'confirmed' and paid < total;
create table instalment_notice (
  region_id text not null,
  order_id uuid not null,
  instalment smallint not null,
  kind text not null check (kind in ('week', 'day', 'overdue')),
  at timestamptz not null default clock_timestamp(),
  primary key (region_id, order_id, instalment, kind),
  foreign key (region_id, order_id) references customer_order (region_id, id)
);
