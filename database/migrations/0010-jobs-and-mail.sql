-- Processes that run jobs, each with the moment it was last alive: what a lost one had begun is taken by another.
create table job_runner (
  id text primary key,
  seen_at timestamptz not null
);

-- Mails of a demo, which leave for nobody: its mailbox page shows them.
create table demo_mail (
  region_id text not null,
  id uuid not null default gen_random_uuid(),
  sent_at timestamptz not null default clock_timestamp(),
  recipient text not null,
  sender text not null,
  subject text not null,
  message_id text not null,
  headers jsonb not null,
  body_text text not null,
  body_html text not null,
  primary key (region_id, id),
  unique (region_id, message_id)
);
create index demo_mail_by_time on demo_mail (region_id, sent_at desc, id desc);
