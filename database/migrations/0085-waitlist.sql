-- Parties that wait for places of a full departure. Rows change while their departure is locked (features/waitlist/README.md).
create table waitlist_entry (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  departure_id uuid not null,
  state text not null check (state in ('unconfirmed', 'waiting', 'offered', 'taken', 'expired', 'left', 'ended')),
  -- [{unitId, quantity}]
  units jsonb not null,
  places integer not null check (places > 0),
  people integer not null check (people > 0),
  email text not null,
  account_id uuid,
  -- Position in the list. Null before the email address is confirmed.
  waiting_since timestamptz,
  -- The order that holds the offered places.
  order_id uuid,
  offered_until timestamptz,
  ended_for text check (ended_for in ('cutoff', 'called_off', 'plan_changed')),
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id),
  foreign key (region_id, departure_id) references departure (region_id, id) on delete cascade,
  foreign key (region_id, order_id) references customer_order (region_id, id),
  check ((state = 'unconfirmed') <= (waiting_since is null)),
  check ((state in ('offered', 'taken', 'expired')) <= (order_id is not null))
);
create unique index waitlist_entry_once on waitlist_entry (region_id, departure_id, lower(email))
  where state in ('unconfirmed', 'waiting', 'offered');
create index waitlist_entry_in_order on waitlist_entry (region_id, departure_id, waiting_since) where state = 'waiting';
create index waitlist_entry_offered on waitlist_entry (region_id, order_id) where state in ('offered', 'expired');
create index waitlist_entry_of_account on waitlist_entry (region_id, account_id) where account_id is not null;

-- Totals of the waiting parties of a departure. New buyers get no places while a waiting party fits into the free places.
alter table departure
  add column waiting_parties integer not null default 0 check (waiting_parties >= 0),
  add column waiting_people integer not null default 0 check (waiting_people >= 0),
  -- Places of the smallest waiting party. Null if no party waits.
  add column waiting_least integer,
  add constraint departure_waiting_least check ((waiting_parties > 0) = (waiting_least is not null));
create index departure_waited_for on departure (region_id) where waiting_parties > 0;

-- However a party begins or ceases to wait, also by the erasure of a person's data, the departure's totals follow.
create function count_waiting() returns trigger language plpgsql as $$
declare
  e waitlist_entry := coalesce(new, old);
begin
  update departure d set waiting_parties = listed.parties, waiting_people = listed.people, waiting_least = listed.least
  from (select count(*)::int as parties, coalesce(sum(people), 0)::int as people, min(places) as least from waitlist_entry
    where region_id = e.region_id and departure_id = e.departure_id and state = 'waiting') listed
  where d.region_id = e.region_id and d.id = e.departure_id;
  return null;
end $$;
create trigger waitlist_entry_begun after insert on waitlist_entry
  for each row when (new.state = 'waiting') execute function count_waiting();
create trigger waitlist_entry_moved after update of state, places, people on waitlist_entry
  for each row when (old.state = 'waiting' or new.state = 'waiting') execute function count_waiting();
create trigger waitlist_entry_gone after delete on waitlist_entry
  for each row when (old.state = 'waiting') execute function count_waiting();
