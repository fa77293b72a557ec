-- The region's staff finds a booking by a reference, an email address, a telephone or a name.
create index customer_order_by_email on customer_order (region_id, lower(contact ->> 'email'));
create index customer_order_by_phone on customer_order
  (region_id, right(regexp_replace(contact ->> 'phone', '\D', '', 'g'), 8));
create index customer_order_by_name on customer_order using gin (plain_text(contact ->> 'name') gin_trgm_ops);
create index payment_by_provider_id on payment (region_id, provider_id) where provider_id is not null;

create index booking_by_reseller_reference on booking (region_id, lower(reseller ->> 'resellerReference'));
create index booking_by_reseller_email on booking (region_id, lower(reseller -> 'contact' ->> 'emailAddress'));
create index booking_by_reseller_phone on booking
  (region_id, right(regexp_replace(reseller -> 'contact' ->> 'phoneNumber', '\D', '', 'g'), 8));
create index booking_by_names on booking using gin (plain_text(
  coalesce(reseller -> 'contact' ->> 'fullName', '') || ' ' || coalesce(reseller -> 'contact' ->> 'firstName', '') || ' ' ||
  coalesce(reseller -> 'contact' ->> 'lastName', '') || ' ' ||
  jsonb_path_query_array(items, '$[*].traveller.name')::text) gin_trgm_ops);
