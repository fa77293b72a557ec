-- What the undo of a merge needs: which question a person chose to keep, the state before, when, and where each answer
-- comes from. `merged_into` changes if the kept question is merged too.
alter table question
  add column merged_with uuid,
  add column merged_from text check (merged_from in ('asked', 'answered', 'resolved')),
  add column merged_at timestamptz,
  add constraint question_merged_with_fkey
    foreign key (region_id, merged_with) references question (region_id, id) on delete set null (merged_with);
create index question_merged_with on question (region_id, merged_with) where merged_with is not null;
alter table answer
  add column moved_from uuid,
  add constraint answer_moved_from_fkey
    foreign key (region_id, moved_from) references question (region_id, id) on delete set null (moved_from);
create index answer_moved on answer (region_id, moved_from) where moved_from is not null;
