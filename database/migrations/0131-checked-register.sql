-- The day on which the region checked the register number of a place. Only the region writes the number.
alter table company add column register_checked_on date;
