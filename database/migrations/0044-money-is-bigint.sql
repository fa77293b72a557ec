-- A price may be up to 10,000,000,000 minor units, more than an integer holds. Money is a bigint wherever it is kept.
alter table plan alter column price_from type bigint;
