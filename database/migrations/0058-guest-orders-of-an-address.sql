-- An account lists the paid orders that its address bought without the account.
create index customer_order_of_address on customer_order (region_id, lower(contact ->> 'email'), created_at desc)
  where account_id is null and state in ('confirmed', 'cancelled');
