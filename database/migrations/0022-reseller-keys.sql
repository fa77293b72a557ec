-- Who may sell an operator's places over OCTO, and at which net price.

create table reseller_key (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  -- The agency's name. A key that takes an older one's place bears the same name: bookings belong to operator, reseller and mode.
  reseller text not null,
  -- `test`: its bookings take no places, owe nothing and let nobody in.
  mode text not null check (mode in ('live', 'test')),
  -- Of the price that the traveller pays, hundredths of a percent: what the reseller owes.
  net_bps integer not null check (net_bps between 0 and 10000),
  -- SHA-256 of the key, which nobody but its holder has.
  hash bytea not null,
  -- Its last four characters, so that people tell keys apart.
  hint text not null,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  revoked_by uuid,
  revoked_at timestamptz,
  primary key (region_id, id),
  unique (region_id, hash),
  foreign key (region_id, operator_id) references operator (region_id, id)
);
create index reseller_key_of_operator on reseller_key (region_id, operator_id, made_at desc);

-- How resellers find their bookings again.
create index booking_of_reseller on booking (region_id, operator_id, (reseller ->> 'resellerReference')) where channel = 'octo';
-- What resellers owe for one booking; orders have an index of their own.
create index ledger_on_account on ledger_posting (region_id, booking_id) where order_id is null and booking_id is not null;
