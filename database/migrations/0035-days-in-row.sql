-- What an offer prices by the day (a guide, a car) is one departure that is given on several days in a row, at the same hours on each:
-- it begins on the first of them and ends on the last.
alter table departure add column days_in_row smallint not null default 1 check (days_in_row between 1 and 10);
