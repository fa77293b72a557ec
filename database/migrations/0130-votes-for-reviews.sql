-- Readers say which reviews helped. One vote of each account, or of each browser without an account.
create table comment_vote (
  region_id text not null,
  comment_id uuid not null,
  -- SHA-256 of the account's id or of the browser's secret.
  voter bytea not null,
  account_id uuid,
  voted_at timestamptz not null default now(),
  primary key (region_id, comment_id, voter),
  foreign key (region_id, comment_id) references comment (region_id, id) on delete cascade
);
create index comment_vote_of_account on comment_vote (region_id, account_id) where account_id is not null;
create trigger comment_vote_public_change after insert or update or delete on comment_vote
  for each row execute function note_public_change('content');
