-- An operator voids a return that was noted by mistake. The ledger keeps the return and its reversal.
alter table on_site_return
  add column voided_by uuid,
  add column voided_at timestamptz,
  add column void_reason text,
  add check ((voided_at is null) = (void_reason is null));
