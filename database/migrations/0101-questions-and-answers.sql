-- `unconfirmed`: the email address of a guest is not confirmed yet. `withdrawn`: the person who asked took it back.
alter table question drop constraint question_state_check;
alter table question add constraint question_state_check
  check (state in ('unconfirmed', 'held', 'asked', 'answered', 'resolved', 'removed', 'withdrawn'));
alter table question
  -- Only of a guest. An account's question uses the email address of the account.
  add column email text check (length(email) <= 254),
  -- Id of the browser that asked in a public demo.
  add column browser text,
  add column held_for text[] not null default '{}',
  -- The region decided that the reports are wrong. The question cannot be reported again.
  add column upheld_at timestamptz,
  add column judged_by uuid,
  add column judged_at timestamptz;
create index question_of_guest on question (region_id, lower(email)) where email is not null;
create index question_waiting on question (region_id, created_at, id) where state in ('held', 'asked');

alter table answer
  add column state text not null default 'published' check (state in ('published', 'withdrawn', 'removed')),
  add column reason text,
  -- The account of the operator's team or of the region's staff that wrote the answer.
  add column written_by uuid,
  add column judged_by uuid,
  add column judged_at timestamptz;

create table question_report (
  region_id text not null,
  id uuid not null,
  question_id uuid not null,
  -- Null if the report is about the question itself.
  answer_id uuid,
  reason text not null,
  words text check (length(words) <= 500),
  account_id uuid,
  reported_at timestamptz not null default now(),
  -- The region has decided about the report.
  settled_at timestamptz,
  primary key (region_id, id),
  foreign key (region_id, question_id) references question (region_id, id) on delete cascade,
  foreign key (region_id, answer_id) references answer (region_id, id) on delete cascade
);
create index question_report_of_question on question_report (region_id, question_id, reported_at);
create index question_report_open on question_report (region_id, reported_at) where settled_at is null;
create index question_report_of_answer on question_report (region_id, answer_id) where answer_id is not null;
