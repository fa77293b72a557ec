-- Readers say which answers helped. One vote of each account, or of each browser without an account.
create table answer_vote (
  region_id text not null,
  answer_id uuid not null,
  -- SHA-256 of the account's id or of the browser's secret.
  voter bytea not null,
  account_id uuid,
  voted_at timestamptz not null default now(),
  primary key (region_id, answer_id, voter),
  foreign key (region_id, answer_id) references answer (region_id, id) on delete cascade
);
create index answer_vote_of_account on answer_vote (region_id, account_id) where account_id is not null;
create trigger answer_vote_public_change after insert or update or delete on answer_vote
  for each row execute function note_public_change('content');
