-- A quotation may ask for fourteen days, so a service made for it may take as long.
alter table departure drop constraint departure_days_in_row_check;
alter table departure add constraint departure_days_in_row_check check (days_in_row between 1 and 14);
