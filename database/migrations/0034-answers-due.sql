-- An operator's inbox is in the order in which its answers are due, of whatever kind: features/quotations/contract/answer-due.ts.
create index offer_inbox_due on offer (region_id, operator_id,
  (case when state = 'changes_requested' then coalesce(valid_until, ends_at) when version = 0 then answer_due_at else ends_at end), id)
  where state in ('requested', 'viewed', 'changes_requested');
