-- A capacity that somebody set on one departure stays when its option or rule is saved again.
alter table departure add column capacity_by_hand boolean not null default false;

-- What differs from the rule and the option was set by hand.
update departure d set capacity_by_hand = true
from departure_rule r join plan_option o on o.region_id = r.region_id and o.id = r.option_id
where r.region_id = d.region_id and r.id = d.rule_id and d.capacity is distinct from coalesce((r.rule ->> 'capacity')::int, o.capacity);
