-- A person writes one review of each place with an account. `withdrawn`: the author deleted the review less than a day ago.
alter table comment drop constraint comment_state_check;
alter table comment add constraint comment_state_check
  check (state in ('submitted', 'held', 'published', 'reported', 'upheld', 'removed', 'appealed', 'withdrawn'));
alter table comment
  -- The state before the author deleted the review, for undoing.
  add column withdrawn_from text,
  add column withdrawn_at timestamptz,
  -- The side that replied: the owner, or the region where no owner replies.
  add column replied_as text check (replied_as in ('owner', 'region'));
update comment set replied_as = 'owner' where reply is not null;

create unique index comment_of_account_and_owner on comment (region_id, owner_kind, owner_id, account_id)
  where booking_id is null and account_id is not null;
create index comment_to_drop on comment (region_id, withdrawn_at) where state = 'withdrawn';
-- Proved visits and bookings come first, then the newest reviews.
drop index comment_of_owner;
create index comment_of_owner on comment (region_id, owner_kind, owner_id, (verification >= 3) desc, published_at desc, id)
  where published_at is not null and state in ('published', 'reported', 'upheld');
drop index comment_newest;
create index comment_newest on comment (region_id, owner_kind, (verification >= 3) desc, published_at desc, id)
  where published_at is not null and state in ('published', 'reported', 'upheld');
create index comment_unanswered on comment (region_id, owner_kind, created_at, id)
  where reply is null and published_at is not null and state in ('published', 'reported', 'upheld');
