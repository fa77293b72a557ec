-- A trip that was made or taken over with an account is its person's, on every device of theirs.
alter table trip add column account_id uuid;
create index trip_of_account on trip (region_id, account_id, updated_at desc, id) where account_id is not null;
