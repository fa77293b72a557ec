-- Photos, questions and comments work the same way on places, operators and trips: the owner is named by its kind and id.
create table photo (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  owner_kind text not null check (owner_kind in ('company', 'operator', 'trip')),
  owner_id text not null,
  state text not null default 'processing' check (state in ('processing', 'published', 'held', 'removed')),
  reason text,
  author text not null,
  licence text not null,
  alt text not null check (length(alt) between 1 and 500),
  -- Re-encoded files, small to large: [{url, width, height, type}].
  files jsonb not null default '[]',
  thumbhash text,
  taken_on date,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (region_id, id),
  check ((state = 'published') <= (published_at is not null))
);
create index photo_of_owner on photo (region_id, owner_kind, owner_id, published_at desc, id) where state = 'published';
create index photo_newest on photo (region_id, owner_kind, published_at desc, id) where state = 'published';

create table question (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  owner_kind text not null check (owner_kind in ('company', 'operator', 'trip')),
  owner_id text not null,
  state text not null default 'asked' check (state in ('asked', 'answered', 'resolved', 'held', 'removed')),
  reason text,
  asked_by text not null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (region_id, id)
);
create index question_of_owner on question (region_id, owner_kind, owner_id, published_at desc, id) where published_at is not null and state in ('asked', 'answered', 'resolved');
create index question_newest on question (region_id, owner_kind, published_at desc, id) where published_at is not null and state in ('asked', 'answered', 'resolved');

create table answer (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  question_id uuid not null,
  answered_by text not null,
  badge text not null check (badge in ('owner', 'verified_visitor', 'region')),
  body text not null check (length(body) between 1 and 4000),
  published_at timestamptz not null default now(),
  primary key (region_id, id),
  foreign key (region_id, question_id) references question (region_id, id) on delete cascade
);
create index answer_of_question on answer (region_id, question_id, published_at);

create table comment (
  region_id text not null references region (id),
  id uuid not null default gen_random_uuid(),
  owner_kind text not null check (owner_kind in ('company', 'operator', 'trip')),
  owner_id text not null,
  state text not null default 'submitted' check (state in ('submitted', 'held', 'published', 'reported', 'removed', 'appealed')),
  reason text,
  author text not null,
  rating smallint not null check (rating between 1 and 5),
  -- {service, organisation, value, safety, as_described, access}: 1 to 5 each, absent where not given.
  scores jsonb not null default '{}',
  title text check (length(title) <= 120),
  body text not null check (length(body) between 1 and 5000),
  -- 0 account, 1 e-mail, 2 answered quotation, 3 presence, 4 completed booking.
  verification smallint not null default 0 check (verification between 0 and 4),
  visited_on date,
  reply text check (length(reply) <= 4000),
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (region_id, id)
);
-- A reported comment stays visible until it is judged.
create index comment_of_owner on comment (region_id, owner_kind, owner_id, published_at desc, id) where published_at is not null and state in ('published', 'reported');
create index comment_newest on comment (region_id, owner_kind, published_at desc, id) where published_at is not null and state in ('published', 'reported');
