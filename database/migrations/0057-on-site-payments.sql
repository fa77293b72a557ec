-- Money that an operator receives from a traveller on the spot. The ledger's account `on_site` is what operators hold of travellers' money.
alter domain ledger_account drop constraint ledger_account_check;
alter domain ledger_account add constraint ledger_account_check check (value in
  ('provider', 'bank', 'on_site', 'reseller', 'customer', 'operator', 'commission', 'refund', 'fees', 'dispute', 'review'));

create table on_site_payment (
  region_id text not null,
  -- Of the phone: the same id is the same payment.
  id uuid not null,
  order_id uuid not null,
  booking_id uuid not null,
  operator_id uuid not null,
  means text not null check (means in ('cash', 'card_reader', 'yape', 'plin')),
  amount bigint not null check (amount > 0),
  currency text not null,
  taken_by uuid not null,
  taken_at timestamptz not null default clock_timestamp(),
  voided_by uuid,
  voided_at timestamptz,
  void_reason text,
  primary key (region_id, id),
  check ((voided_at is null) = (void_reason is null)),
  foreign key (region_id, order_id) references customer_order (region_id, id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);
create index on_site_payment_of_order on on_site_payment (region_id, order_id);
create index on_site_payment_of_booking on on_site_payment (region_id, booking_id);
create index ledger_on_site on ledger_posting (region_id, booking_id) where account = 'on_site';
