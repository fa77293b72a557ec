-- The legal mode for which people of the region wrote a text that says what is sold here; null: made from the files for whatever mode there is, or a
-- text that is the same in all of them.
alter table policy_version
  add column legal_mode text check (legal_mode in ('directory', 'quotations', 'intermediary'));
