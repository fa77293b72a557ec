-- The few rules whose hours depend on the date are asked for with every "open at"; the index alone answers.
create index company_varying_hours on company (region_id, hours_rule)
  where status = 'published' and hours_class = 'known' and hours_vary;

-- Two common words together ("hotel san") match thousands of places of little interest. With the interest in the same index, the most
-- interesting places that have all the words are found without reading the others.
drop index company_by_words;
create index company_by_words on company using gin (region_id, interest, search_document) where status = 'published';
