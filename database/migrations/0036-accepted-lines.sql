-- What each of the chosen lines became, in their order; null of what was accepted before this was kept.
alter table offer add column chosen_bookings uuid[];
