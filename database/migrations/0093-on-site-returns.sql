-- The ledger's account `by_hand` is what operators received on the spot, promised to give back and have not given back yet.
alter domain ledger_account drop constraint ledger_account_check;
alter domain ledger_account add constraint ledger_account_check check (value in
  ('provider', 'bank', 'on_site', 'by_hand', 'reseller', 'customer', 'operator', 'commission', 'refund', 'fees', 'dispute', 'review'));
create index ledger_by_hand on ledger_posting (region_id, operator_id, booking_id) where account = 'by_hand';

-- Money that an operator gave back to a traveller by hand.
create table on_site_return (
  region_id text not null,
  -- The browser creates this id: the same id is the same return.
  id uuid not null,
  order_id uuid not null,
  booking_id uuid not null,
  operator_id uuid not null,
  means text not null check (means in ('cash', 'card_reader', 'yape', 'plin', 'transfer')),
  amount bigint not null check (amount > 0),
  currency text not null,
  returned_by uuid not null,
  returned_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  foreign key (region_id, order_id) references customer_order (region_id, id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);
create index on_site_return_of_order on on_site_return (region_id, order_id);
create index on_site_return_of_booking on on_site_return (region_id, booking_id);
create index on_site_return_of_operator on on_site_return (region_id, operator_id, returned_at);

-- Earlier cancellations closed the account `on_site` at once. Those with an open case wait for the operator.
with waiting as (
  select distinct on (c.region_id, c.about) c.region_id, c.amount, l.entry, l.currency, l.order_id, l.booking_id, l.operator_id
  from review_case c join ledger_posting l on l.region_id = c.region_id and l.entry = substr(c.about, length('on-site/') + 1)
    and l.account = 'on_site'
  where c.reason = 'owed_on_site' and c.closed_at is null and c.amount > 0
)
insert into ledger_posting (region_id, entry, line, account, amount, currency, order_id, booking_id, operator_id)
select region_id, 'by-hand/' || entry, 1, 'on_site', amount, currency, order_id, booking_id, operator_id from waiting
union all
select region_id, 'by-hand/' || entry, 2, 'by_hand', -amount, currency, order_id, booking_id, operator_id from waiting;
