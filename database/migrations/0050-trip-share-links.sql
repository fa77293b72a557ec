-- Links to see a trip can be revoked, and a device that does not hold the first one gets another beside it.
alter table trip
  -- Of the link that was made with the trip; null: it was revoked.
  alter column share_hash drop not null,
  -- Of the link that the site works out for devices without the first one; null: none was asked for since the last revocation.
  add column link_hash bytea,
  -- How often links were revoked: the next one is worked out from it.
  add column share_generation integer not null default 0;
