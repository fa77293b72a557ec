-- Two regions in one database may hear of the same event, each about payments of its own.
alter table card_event drop constraint card_event_pkey, add primary key (region_id, provider, event_id);
