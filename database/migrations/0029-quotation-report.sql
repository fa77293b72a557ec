-- What the region reads of quotations: how fast operators answer, by when they were asked, and requests that nobody offered anything for.
create index offer_by_time on offer (region_id, asked_at);
create index quotation_without_offer on quotation (region_id, created_at desc, id) where state in ('open', 'expired');
