-- The options and departure rules that the region saw when it last approved the plan. Null for plans that were approved before.
alter table plan add column approved_offer jsonb;
