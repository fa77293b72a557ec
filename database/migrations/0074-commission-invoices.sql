-- The payment of an invoice concerns no booking.
alter table payable alter column booking_id drop not null;

-- Commission that an operator owes and that no coming payout covers.
create table commission_invoice (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  number text not null,
  operator_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- `netted`: a payout deducted the amount.
  state text not null default 'open' check (state in ('open', 'paid', 'netted')),
  payout_id uuid,
  issued_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  unique (region_id, number),
  foreign key (region_id, operator_id) references operator (region_id, id),
  foreign key (region_id, payout_id) references payout (region_id, id),
  check ((state = 'netted') = (payout_id is not null))
);
create index commission_invoice_of_operator on commission_invoice (region_id, operator_id, issued_at desc);
create index commission_invoice_recent on commission_invoice (region_id, issued_at desc);

-- Each earning is invoiced at most once.
create table commission_invoice_line (
  region_id text not null,
  invoice_id uuid not null,
  entry text not null,
  -- Minor units; positive amounts are owed by the operator.
  amount bigint not null,
  primary key (region_id, entry),
  foreign key (region_id, invoice_id) references commission_invoice (region_id, id),
  foreign key (region_id, entry) references payable (region_id, entry)
);
create index commission_invoice_line_of_invoice on commission_invoice_line (region_id, invoice_id);
