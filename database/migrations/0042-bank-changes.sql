-- Each account that an operator gave to be paid on. A new one waits before payouts go to it; while it waits nothing is paid. The account in force stays in
-- operator.bank_sealed. features/operators/contract/bank-change.ts has the states.
create table operator_bank_change (
  region_id text not null,
  operator_id uuid not null,
  id uuid not null default gen_random_uuid(),
  state text not null check (state in ('waiting', 'in_force', 'stopped', 'replaced')),
  account_sealed bytea not null,
  -- What the history shows: the bank's name and the last four signs of the account.
  bank text not null,
  ending text not null,
  asked_by uuid,
  asked_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null,
  -- When it left `waiting`, who did it (null: the clock), and why.
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  primary key (region_id, id),
  foreign key (region_id, operator_id) references operator (region_id, id)
);
create unique index operator_bank_change_waiting on operator_bank_change (region_id, operator_id) where state = 'waiting';
create index operator_bank_change_history on operator_bank_change (region_id, operator_id, asked_at desc);
