-- Help for whoever lost every second step: an admin asks for their removal, which waits so that its owner can stop it.
create table factor_removal (
  region_id text not null,
  account_id uuid not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- The admin who asked, and why.
  asked_by uuid not null,
  reason text not null,
  -- Null until the letter that tells its owner has left: nobody waits for what they do not know.
  due_at timestamptz,
  primary key (region_id, account_id),
  foreign key (region_id, account_id) references account (region_id, id) on delete cascade
);

alter table account_key drop constraint account_key_purpose_check;
alter table account_key add constraint account_key_purpose_check
  check (purpose in ('confirm', 'sign_in', 'restore', 'change_email', 'undo_email', 'not_me', 'keep_factor'));
