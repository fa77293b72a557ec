-- Bookings that go to another date: because the traveller asks for it, because the departure was called off, or because the operator asks.

alter table booking_quote
  drop constraint booking_quote_kind_check,
  -- `move`: another date, or other people; `offer` holds all that the booking would become.
  add constraint booking_quote_kind_check check (kind in ('cancel', 'amend', 'move'));

-- Of a departure that was called off: until when whoever booked may choose another date. Null: everything goes back at once.
alter table departure add column choice_until timestamptz;

-- A booking on its way to another date. While it is open the new places are held by a booking of their own (ON_HOLD, without an order: the sweeper
-- lets it go by itself), and the old ones stay; both change in one transaction.
create table booking_change (
  region_id text not null,
  -- Made by the browser where a traveller asks: sent twice is one change.
  id uuid not null,
  order_id uuid not null,
  booking_id uuid not null,
  -- `amend`: the traveller's wish; `called_off`: the departure does not go; `proposal`: the operator asks for it.
  kind text not null check (kind in ('amend', 'called_off', 'proposal')),
  state text not null check (state in ('open', 'done', 'lapsed', 'refused')),
  quote_id uuid,
  -- Where the places are held, and the booking that holds them; null: nowhere yet, any date may be chosen.
  departure_id uuid,
  hold_id uuid,
  -- What has to be paid first, and the number under which it is paid; null: nothing.
  charge bigint not null default 0 check (charge >= 0),
  instalment smallint,
  -- The answer is awaited until then.
  until timestamptz not null,
  extended boolean not null default false,
  -- What the operator wrote.
  reason text,
  -- "2026-12-12 08:30": where it was, for letters and lists.
  was text not null,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, booking_id) references booking (region_id, id),
  foreign key (region_id, hold_id) references booking (region_id, id),
  foreign key (region_id, quote_id) references booking_quote (region_id, id),
  check ((instalment is not null) = (charge > 0))
);
create unique index booking_change_open on booking_change (region_id, booking_id) where state = 'open';
create index booking_change_of_order on booking_change (region_id, order_id);
create index booking_change_over on booking_change (until) where state = 'open';

-- What the operator wrote to one booking alone.
alter table departure_message add column booking_id uuid;
