-- What people say of what they booked, once it took place: one review a booking, published by rule or by the region, answered once, reported by anybody.
alter table comment
  -- Of a review of a booking; its owner is the operator.
  add column booking_id uuid,
  add column plan_id uuid,
  -- ISO 639-1, of the words.
  add column language text not null default 'es' check (language ~ '^[a-z]{2}$'),
  -- Invented, of a demonstration.
  add column fictional boolean not null default false,
  -- What the rule found in the words: link, phone, email, insult.
  add column held_for text[] not null default '{}',
  add column replied_by uuid,
  -- Who of the region judged it last.
  add column judged_by uuid,
  add column judged_at timestamptz,
  -- Why the author does not agree; once.
  add column appeal text check (length(appeal) between 1 and 1000),
  add foreign key (region_id, booking_id) references booking (region_id, id),
  add foreign key (region_id, plan_id) references plan (region_id, id),
  drop constraint comment_state_check,
  add constraint comment_state_check check (state in ('submitted', 'held', 'published', 'reported', 'upheld', 'removed', 'appealed'));

create unique index comment_of_booking on comment (region_id, booking_id) where booking_id is not null;
create index comment_to_judge on comment (region_id, created_at, id) where state in ('held', 'reported', 'appealed');

-- A reported comment stays visible until it is judged, and after, when it is upheld.
drop index comment_of_owner;
drop index comment_newest;
create index comment_of_owner on comment (region_id, owner_kind, owner_id, published_at desc, id) where published_at is not null and state in ('published', 'reported', 'upheld');
create index comment_newest on comment (region_id, owner_kind, published_at desc, id) where published_at is not null and state in ('published', 'reported', 'upheld');
create index comment_of_plan on comment (region_id, plan_id, published_at desc, id) include (rating) where plan_id is not null and published_at is not null and state in ('published', 'reported', 'upheld');

create table comment_report (
  region_id text not null,
  -- Made by the browser: sent again, it is the same report.
  id uuid not null,
  comment_id uuid not null,
  reason text not null check (reason in ('insult', 'personal_data', 'advertising', 'off_topic', 'fake')),
  words text check (length(words) between 1 and 500),
  account_id uuid,
  reported_at timestamptz not null default now(),
  primary key (region_id, id),
  foreign key (region_id, comment_id) references comment (region_id, id) on delete cascade
);
create index report_of_comment on comment_report (region_id, comment_id, reported_at);

-- Bookings whose people were asked how it went: once each.
create table review_invitation (
  region_id text not null,
  booking_id uuid not null,
  invited_at timestamptz not null default now(),
  primary key (region_id, booking_id),
  foreign key (region_id, booking_id) references booking (region_id, id)
);
