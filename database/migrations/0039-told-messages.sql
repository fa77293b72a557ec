-- When its letter went out: whoever answers by mail has read what a letter told before.
alter table quotation_message add column told_at timestamptz;
