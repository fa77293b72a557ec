-- One ticket admits to several places. Each of them names the place whose published fee is the price of the ticket.
alter table company
  add column ticket uuid,
  add foreign key (region_id, ticket) references company (region_id, id);
create index company_ticket on company (region_id, ticket) where ticket is not null;
