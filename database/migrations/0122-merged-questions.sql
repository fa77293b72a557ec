-- The region merges two questions that ask the same. The answers move to the kept question.
alter table question drop constraint question_state_check;
alter table question add constraint question_state_check
  check (state in ('unconfirmed', 'held', 'asked', 'answered', 'resolved', 'removed', 'withdrawn', 'merged'));
alter table question
  add column merged_into uuid,
  add constraint question_merged_into_fkey
    foreign key (region_id, merged_into) references question (region_id, id) on delete set null (merged_into);
create index question_merged on question (region_id, merged_into) where merged_into is not null;
