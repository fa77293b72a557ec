-- What was bought for a trip: when the order changes, the trip follows it.
create table trip_order (
  region_id text not null,
  trip_id text not null,
  order_id uuid not null,
  -- Of the order, as the stops of the trip name it.
  reference text not null,
  -- Reference of the quotation that the order came from.
  quotation text,
  added_at timestamptz not null default clock_timestamp(),
  primary key (region_id, trip_id, order_id),
  foreign key (region_id, trip_id) references trip (region_id, id) on delete cascade,
  foreign key (region_id, order_id) references customer_order (region_id, id)
);
create index trip_order_of_order on trip_order (region_id, order_id);

-- What an order is for besides its bookings, as the offer said that it came from; trips are made of it. Orders of the catalogue have none.
create table order_program (
  region_id text not null,
  order_id uuid not null,
  -- {quotation, title, party, needs, program, points}: features/trips/api/booked/order-program.ts.
  program jsonb not null,
  primary key (region_id, order_id),
  foreign key (region_id, order_id) references customer_order (region_id, id)
);

-- The trip that a request began with, so that what comes of it goes back there. It opens nothing: its secret does.
alter table quotation add column trip_id text;
