-- How often something was saved: a save names the revision that it was written over, and another person's newer one is not overwritten.
alter table plan add column revision integer not null default 1, add column options_revision integer not null default 1;
alter table departure_rule add column revision integer not null default 1;
