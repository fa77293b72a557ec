-- What the card provider of the demo keeps (server/cards/sandbox): as far from the site's own tables as another company's
-- would be. No number of a card is in it: of a card only its brand, its last four digits and what the test card is for.

create schema sandbox_cards;

create table sandbox_cards.payment (
  id text primary key,
  -- What the shop called its order to open it.
  key text not null unique,
  -- Counts the changes: who writes says which one it has read.
  version int not null default 1,
  document jsonb not null,
  created_at timestamptz not null
);

create index payment_newest on sandbox_cards.payment (created_at desc);

-- The first answer to every call that changes something, for whoever calls again with the same key.
create table sandbox_cards.idempotency (
  key text primary key,
  fingerprint text not null,
  status int not null,
  body text not null,
  created_at timestamptz not null
);

-- Webhooks that were sent, and those that are due.
create table sandbox_cards.delivery (
  id bigint generated always as identity primary key,
  event_id text not null,
  payment_id text not null references sandbox_cards.payment,
  url text not null,
  body text not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  last_status int,
  delivered_at timestamptz,
  -- Nobody tries any more.
  given_up_at timestamptz
);

create index delivery_due on sandbox_cards.delivery (due_at) where delivered_at is null and given_up_at is null;
create index delivery_of_payment on sandbox_cards.delivery (payment_id);
