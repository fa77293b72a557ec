-- Words beside a filter ("plaza" among restaurants) may have no place in a million: with the filters in the index of words that is seen
-- without reading the places that have only one of the two.
drop index company_by_words;
create index company_by_words on company using gin (region_id, interest, category, district, hours_class, search_document)
  where status = 'published';
