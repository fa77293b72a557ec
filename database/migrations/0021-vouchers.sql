-- Who came: what guides' phones scanned, and what a departure's people were told.

-- One scan of a voucher, or a person ticked by hand. The phone names it, so that what it sends twice counts once.
create table voucher_scan (
  region_id text not null,
  id uuid not null,
  departure_id uuid not null,
  booking_id uuid not null,
  -- Ids of the booking's items it was for.
  items text[] not null,
  action text not null check (action in ('redeem', 'no_show')),
  -- `already`: somebody had scanned all of them before.
  outcome text not null check (outcome in ('done', 'already', 'refused')),
  -- By the phone's clock, which may have been offline for hours; never later than when it arrived.
  scanned_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  account_id uuid not null,
  primary key (region_id, id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);
create index voucher_scan_of_booking on voucher_scan (region_id, booking_id, received_at);

-- What the operator wrote to everybody who comes.
create table departure_message (
  region_id text not null,
  -- Made by the browser: sent twice is one message.
  id uuid not null,
  operator_id uuid not null,
  departure_id uuid not null,
  body text not null,
  author_id uuid not null,
  letters integer not null,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  foreign key (region_id, departure_id) references departure (region_id, id)
);
create index departure_message_of_departure on departure_message (region_id, departure_id, sent_at);

-- Bookings whose people are still expected: until the day after, nobody takes their names out (features/privacy).
create view booking_to_come as
  select booking.region_id, booking.id as booking_id, booking.order_id
  from booking join departure on departure.region_id = booking.region_id and departure.id = booking.departure_id
  where booking.state in ('ON_HOLD', 'PENDING', 'CONFIRMED') and departure.ends_at > now() - interval '1 day';

-- A guest's orders, by the address they gave.
create index customer_order_of_guest on customer_order (region_id, lower(contact ->> 'email')) where account_id is null;
