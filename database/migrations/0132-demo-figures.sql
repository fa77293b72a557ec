-- Events that a demo invents. Production deletes them.
alter table visit_event add column fictional boolean not null default false;
alter table planning_event add column fictional boolean not null default false;
alter table planned_place_event add column fictional boolean not null default false;
create index planning_event_fictional on planning_event (region_id, day) where fictional;
