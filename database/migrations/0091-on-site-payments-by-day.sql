-- The payments screen of an operator adds up the payments on the spot of the last days.
create index on_site_payment_of_operator on on_site_payment (region_id, operator_id, taken_at) where voided_at is null;
