-- A place may close for a part of each day, such as "today we close at 4".
alter table closure
  -- Minutes after local midnight, of each day on which the closure is in force. Null closes the whole day.
  add column closed_from integer check (closed_from between 0 and 1439),
  add column closed_to integer check (closed_to between 1 and 1440),
  -- The role in which the person made the closure.
  add column made_as text not null default 'region' check (made_as in ('region', 'owner', 'editor')),
  add constraint closure_hours_whole check ((closed_from is null) = (closed_to is null) and closed_from < closed_to),
  add constraint closure_hours_of_place check (closed_from is null or place_id is not null);
create index closure_of_place on closure (region_id, place_id, starts_on desc) where place_id is not null;
