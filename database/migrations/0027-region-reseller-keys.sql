-- A key of the region sells for every operator that allows it.
alter table reseller_key alter column operator_id drop not null;
create index reseller_key_of_region on reseller_key (region_id, made_at desc) where operator_id is null;

-- The least share of its prices, hundredths of a percent, for which the region's keys may sell an operator's places; null: they may not.
alter table operator add column region_keys_from_bps integer check (region_keys_from_bps between 0 and 10000);
