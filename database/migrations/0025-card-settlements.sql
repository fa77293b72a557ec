-- Money that a card provider sends to the region's bank account, as the provider tells it, and what each transfer is made of.
create table card_settlement (
  region_id text not null references region (id),
  provider text not null,
  -- The provider's own name of it.
  id text not null,
  currency text not null,
  -- Below zero: the provider took it from the account.
  amount bigint not null,
  state text not null check (state in ('on_way', 'paid', 'failed')),
  -- When it is, or is to be, in the account.
  arrives_at timestamptz not null,
  read_at timestamptz not null default clock_timestamp(),
  primary key (region_id, provider, id)
);
create index card_settlement_newest on card_settlement (region_id, arrives_at desc);

create table card_settlement_line (
  region_id text not null,
  provider text not null,
  settlement_id text not null,
  line integer not null,
  kind text not null check (kind in ('capture', 'refund', 'dispute', 'fee', 'carried', 'other')),
  -- The payment of ours that it is about; null: of none.
  payment_id uuid,
  -- Before the fee; what the provider gave away is below zero.
  amount bigint not null,
  fee bigint not null,
  -- Why it does not agree with what is known here; null: it does.
  trouble text check (trouble in ('unknown_payment', 'amount_differs', 'fee_differs', 'unexplained')),
  primary key (region_id, provider, settlement_id, line),
  foreign key (region_id, provider, settlement_id) references card_settlement (region_id, provider, id)
);
create index card_settlement_line_of_payment on card_settlement_line (region_id, payment_id) where payment_id is not null;
