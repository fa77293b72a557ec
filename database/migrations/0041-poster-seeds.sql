-- Every seed of a picture that a stored row names: no other is drawn for whoever asks (server/posters/poster-seeds.store.ts).
create view poster_seed as
  select region_id, poster ->> 'seed' as seed from company
  union all
  select region_id, poster ->> 'seed' from itinerary
  union all
  select region_id, profile -> 'poster' ->> 'seed' from operator
  union all
  select region_id, picture ->> 'seed'
    from plan_version cross join lateral jsonb_array_elements(content -> 'pictures') as picture
    where picture ->> 'kind' = 'poster';

create index company_poster_seed on company (region_id, (poster ->> 'seed'));
