-- A plan whose program visits a place that an announced closure closes. Its operator says how it runs on those days.
create table plan_closure (
  region_id text not null,
  plan_id uuid not null,
  closure_id uuid not null,
  operator_id uuid not null,
  state text not null check (state in ('waiting', 'answered', 'over')),
  -- First local days of the departures that visit a closed stop.
  dates datemultirange not null,
  -- Titles of the closed stops, as the program names them.
  stops text[] not null,
  -- Null while the plan has no departure on those days: then nobody is asked, and the days are not sold.
  asked_at timestamptz,
  due_at timestamptz,
  reminded_at timestamptz,
  -- Emails to the operator.
  notified_at timestamptz,
  notified_people integer not null default 0,
  answer text check (answer in ('without', 'instead', 'as_sold', 'call_off')),
  -- What is visited instead.
  instead text,
  -- What the operator writes to its travellers.
  note text,
  answered_at timestamptz,
  answered_by uuid,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (region_id, plan_id, closure_id),
  foreign key (region_id, plan_id) references plan (region_id, id),
  foreign key (region_id, closure_id) references closure (region_id, id) on delete cascade,
  check ((asked_at is null) = (due_at is null)),
  check ((answer = 'instead') = (instead is not null) or answer is null),
  check (state <> 'answered' or answer is not null)
);
create index plan_closure_of_operator on plan_closure (region_id, operator_id, state);
create index plan_closure_of_closure on plan_closure (region_id, closure_id);
create index plan_closure_waiting on plan_closure (region_id, due_at) where state = 'waiting';

-- Which plans visit a place.
create index plan_version_places on plan_version using gin (jsonb_path_query_array(content, '$.days[*].stops[*].place'));
