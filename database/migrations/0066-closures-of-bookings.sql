-- Travellers whose departure visits a closed stop choose: keep it as changed, another date, or their money back.
alter table booking_change
  drop constraint booking_change_kind_check,
  add constraint booking_change_kind_check check (kind in ('amend', 'called_off', 'proposal', 'closure'));

-- Who was told of a closure. The answers stand in `booking_change` and `booking`.
create table booking_closure (
  region_id text not null,
  booking_id uuid not null,
  closure_id uuid not null,
  plan_id uuid not null,
  -- Of the departure at that time: a booking that moved elsewhere is no longer concerned.
  local_date date not null,
  -- The question to the traveller; null if no answer is needed.
  change_id uuid,
  -- What the last email says: the operator's answer, `waiting` before it, `freed` after the closure.
  notified_of text not null check (notified_of in ('waiting', 'without', 'instead', 'as_sold', 'freed')),
  -- Null until the email is sent, and for a booking without an address.
  notified_at timestamptz,
  notified_to text,
  -- The first time that the traveller opened the booking after the first email.
  seen_at timestamptz,
  made_at timestamptz not null default clock_timestamp(),
  primary key (region_id, booking_id, closure_id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);
create index booking_closure_of_closure on booking_closure (region_id, closure_id, plan_id);
