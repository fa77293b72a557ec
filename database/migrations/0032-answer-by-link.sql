-- Operators also answer from the link in their letter, without signing in: what was written there says so.
alter table quotation_message drop constraint quotation_message_via_check;
alter table quotation_message add check (via in ('page', 'mail', 'link'));
