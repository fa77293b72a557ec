-- Edit distance, to choose among the known words nearest to a misspelt one.
create extension if not exists fuzzystrmatch with schema public;

-- How many published places there are of each category, district and class of hours: the counts beside the filters, also over a million places.
create table company_tally (
  region_id text not null,
  category text not null,
  -- '' where a place has no district.
  district text not null,
  hours_class text not null,
  places integer not null,
  primary key (region_id, category, district, hours_class)
);

-- Adds what a statement brought and takes away what it removed, in one order, so that two writers never wait for each other in a ring.
create function tally_added_places() returns trigger language plpgsql as $$
begin
  insert into company_tally (region_id, category, district, hours_class, places)
  select region_id, category, coalesce(district, ''), hours_class, count(*)
  from added where status = 'published'
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (region_id, category, district, hours_class) do update set places = company_tally.places + excluded.places;
  return null;
end
$$;

create function tally_removed_places() returns trigger language plpgsql as $$
begin
  insert into company_tally (region_id, category, district, hours_class, places)
  select region_id, category, coalesce(district, ''), hours_class, -count(*)
  from removed where status = 'published'
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (region_id, category, district, hours_class) do update set places = company_tally.places + excluded.places;
  return null;
end
$$;

create function tally_changed_places() returns trigger language plpgsql as $$
begin
  insert into company_tally (region_id, category, district, hours_class, places)
  select region_id, category, coalesce(district, ''), hours_class, sum(change)
  from (
    select region_id, category, district, hours_class, 1 as change from added where status = 'published'
    union all
    select region_id, category, district, hours_class, -1 from removed where status = 'published'
  ) as changes
  group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
  on conflict (region_id, category, district, hours_class) do update set places = company_tally.places + excluded.places;
  return null;
end
$$;

create trigger company_tally_added after insert on company
  referencing new table as added for each statement execute function tally_added_places();
create trigger company_tally_removed after delete on company
  referencing old table as removed for each statement execute function tally_removed_places();
create trigger company_tally_changed after update on company
  referencing old table as removed new table as added for each statement execute function tally_changed_places();

insert into company_tally (region_id, category, district, hours_class, places)
select region_id, category, coalesce(district, ''), hours_class, count(*) from company where status = 'published' group by 1, 2, 3, 4;
