-- Official messages of the region to its operators. A sent message never changes.
create table announcement (
  region_id text not null references region (id),
  id uuid not null,
  subject text not null,
  body text not null,
  -- The filter by which the region chose the operators.
  audience jsonb not null,
  sent_by uuid,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (region_id, id)
);
create index announcement_recent on announcement (region_id, sent_at desc, id);

create table announcement_operator (
  region_id text not null,
  announcement_id uuid not null,
  operator_id uuid not null,
  primary key (region_id, announcement_id, operator_id),
  foreign key (region_id, announcement_id) references announcement (region_id, id) on delete cascade,
  foreign key (region_id, operator_id) references operator (region_id, id)
);
create index announcement_of_operator on announcement_operator (region_id, operator_id);

-- A member of an operator's team. Members who joined later have a row only after they read the message.
create table announcement_person (
  region_id text not null,
  announcement_id uuid not null,
  operator_id uuid not null,
  account_id uuid not null,
  -- Null for members who joined later, because they get no email.
  email_state text check (email_state in ('waiting', 'sent', 'failed')),
  email_at timestamptz,
  read_at timestamptz,
  primary key (region_id, announcement_id, operator_id, account_id),
  foreign key (region_id, announcement_id, operator_id)
    references announcement_operator (region_id, announcement_id, operator_id) on delete cascade,
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);
create index announcement_unread on announcement_person (region_id, account_id, operator_id) where read_at is null;
