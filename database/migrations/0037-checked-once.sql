-- What a sale writes is checked by the types of its columns. PostgreSQL reads a table's checks anew for every statement that writes to it, also those
-- of columns that stay as they are; a domain's are read once a connection, and only where the column is written. What is about two columns at once
-- stays with its table.
create domain minor_units as bigint constraint minor_units_check check (value >= 0);
create domain place_count as integer constraint place_count_check check (value >= 0);
create domain commission_rate as integer constraint commission_rate_check check (value between 0 and 1000);
create domain sale_channel as text
  constraint sale_channel_check check (value in ('web', 'quotation', 'octo', 'desk'));
create domain order_state as text
  constraint order_state_check check (value in ('held', 'confirmed', 'lapsed', 'released', 'cancelled'));
create domain order_key_kind as text
  constraint order_key_kind_check check (value in ('link', 'pin', 'payer'));
create domain booking_state as text constraint booking_state_check check (value in
  ('ON_HOLD', 'PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW', 'CANCELLED', 'EXPIRED', 'REJECTED'));
create domain booking_actor as text
  constraint booking_actor_check check (value in ('traveller', 'operator', 'region', 'reseller', 'system'));
create domain departure_state as text
  constraint departure_state_check check (value in ('scheduled', 'guaranteed', 'closed', 'departed', 'completed', 'cancelled'));
create domain payment_state as text constraint payment_state_check check (value in
  ('created', 'requires_action', 'authorized', 'captured', 'declined', 'voided', 'disputed', 'won', 'lost'));
create domain payment_mode as text constraint payment_mode_check check (value in ('page', 'frame'));
create domain payment_amount as bigint constraint payment_amount_check check (value > 0);
create domain payment_cause as text
  constraint payment_cause_check check (value in ('browser', 'webhook', 'poll', 'system', 'staff'));
create domain ledger_account as text constraint ledger_account_check check (value in
  ('provider', 'bank', 'reseller', 'customer', 'operator', 'commission', 'refund', 'fees', 'dispute', 'review'));
create domain ledger_amount as bigint constraint ledger_amount_check check (value <> 0);

-- A region is no row that every sale has to lock: an order belongs to the region of its bookings, and these to that of their departure. Many that lock
-- one row at once make PostgreSQL keep a list of them on disk.
alter table customer_order
  drop constraint customer_order_region_id_fkey,
  drop constraint customer_order_channel_check,
  drop constraint customer_order_state_check,
  drop constraint customer_order_total_check,
  drop constraint customer_order_paid_check,
  alter column channel type sale_channel,
  alter column state type order_state,
  alter column total type minor_units,
  alter column paid type minor_units;

alter table customer_order_key
  drop constraint customer_order_key_kind_check,
  alter column kind type order_key_kind;

drop view booking_to_come;
alter table booking
  drop constraint booking_region_id_fkey,
  drop constraint booking_channel_check,
  drop constraint booking_state_check,
  drop constraint booking_places_check,
  drop constraint booking_total_check,
  drop constraint booking_tax_check,
  drop constraint booking_commission_bps_check,
  alter column channel type sale_channel,
  alter column state type booking_state,
  alter column places type place_count,
  alter column total type minor_units,
  alter column tax type minor_units,
  alter column commission_bps type commission_rate;

alter table booking_event
  drop constraint booking_event_actor_check,
  alter column actor type booking_actor;

alter table departure
  drop constraint departure_state_check,
  drop constraint departure_capacity_check,
  drop constraint departure_taken_check,
  alter column state type departure_state,
  alter column capacity type place_count,
  alter column taken type place_count;

create view booking_to_come as
  select booking.region_id, booking.id as booking_id, booking.order_id
  from booking join departure on departure.region_id = booking.region_id and departure.id = booking.departure_id
  where booking.state in ('ON_HOLD', 'PENDING', 'CONFIRMED') and departure.ends_at > now() - interval '1 day';

alter table payment
  drop constraint payment_region_id_fkey,
  drop constraint payment_state_check,
  drop constraint payment_mode_check,
  drop constraint payment_amount_check,
  alter column state type payment_state,
  alter column mode type payment_mode,
  alter column amount type payment_amount;

alter table payment_event
  drop constraint payment_event_cause_check,
  alter column cause type payment_cause;

alter table ledger_posting
  drop constraint ledger_posting_account_check,
  drop constraint ledger_posting_amount_check,
  alter column account type ledger_account,
  alter column amount type ledger_amount;
