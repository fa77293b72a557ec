-- Who holds places without having paid, for as long as they do: one row for each departure of an order that a web buyer placed.
-- Limits are counted here, in the transaction that takes the places and under the lock of their departure (features/bookings/api/unpaid-hold.store.ts).
create table unpaid_hold (
  region_id text not null,
  order_id uuid not null,
  departure_id uuid not null,
  places integer not null,
  -- An anonymous buyer: keyed hashes of the network, and of the number that the browser made for itself; null: it sent none.
  network bytea,
  browser bytea,
  -- A known buyer: keyed hash of the account, or of the e-mail address that was confirmed by a code.
  holder bytea,
  -- The same places ran out a short time before and were taken again.
  again boolean not null,
  -- When an anonymous hold ran out. It is remembered for some minutes more, for it can be taken again once; then the row is deleted.
  ended_at timestamptz,
  primary key (region_id, order_id, departure_id),
  constraint unpaid_hold_is_of_one_kind check ((network is null) <> (holder is null))
);
create index unpaid_hold_of_departure on unpaid_hold (region_id, departure_id);
create index unpaid_hold_of_browser on unpaid_hold (region_id, browser) where browser is not null;
create index unpaid_hold_over on unpaid_hold (ended_at) where ended_at is not null;

-- However an order ceases to be unpaid, what says who held it goes with that: only an anonymous hold that ran out is remembered.
create function end_unpaid_hold() returns trigger language plpgsql as $$
begin
  if new.state = 'lapsed' then
    update unpaid_hold set ended_at = clock_timestamp()
      where region_id = new.region_id and order_id = new.id and holder is null and ended_at is null;
    delete from unpaid_hold where region_id = new.region_id and order_id = new.id and holder is not null;
  elsif new.state = 'released' then
    delete from unpaid_hold where region_id = new.region_id and order_id = new.id and ended_at is null;
  else
    delete from unpaid_hold where region_id = new.region_id and order_id = new.id;
  end if;
  return null;
end $$;
create trigger customer_order_unpaid after update of state on customer_order
  for each row when (old.state is distinct from new.state and old.state in ('held', 'lapsed'))
  execute function end_unpaid_hold();

-- A code that a buyer without an account types to confirm an e-mail address. Deleted when it was used, and some minutes after it was sent.
create table email_code (
  region_id text not null,
  -- Keyed hash of the number that the browser made for itself: only it can use the code.
  browser bytea not null,
  -- The address in small letters.
  email text not null,
  -- The code is derived from it by the job that sends it.
  id uuid not null,
  -- Keyed hash of the code.
  hash bytea not null,
  tries smallint not null default 0,
  valid_until timestamptz not null,
  primary key (region_id, browser, email),
  unique (region_id, id)
);
create index email_code_over on email_code (valid_until);
