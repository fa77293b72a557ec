-- Quotations that were asked for without an account, by email address. The account with this confirmed address shows them.
create index quotation_of_guest on quotation (region_id, lower(contact ->> 'email'), created_at desc) where account_id is null;
