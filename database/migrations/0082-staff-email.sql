-- Which emails a member of the region's staff receives, and which of them were sent.
create table staff_email (
  region_id text not null,
  account_id uuid not null,
  -- Names of queues whose new work is not emailed at once.
  muted text[] not null default '{}',
  at_once boolean not null default true,
  weekly boolean not null default true,
  -- The newest item of each queue that an email announced: {queue: instant}. Null before the first check.
  notified jsonb,
  notified_at timestamptz,
  -- First day of the week of the last summary.
  summed_week date,
  primary key (region_id, account_id),
  foreign key (region_id, account_id) references staff (region_id, account_id) on delete cascade
);
create index booking_by_confirmation on booking (region_id, confirmed_at) where confirmed_at is not null;
create index refund_by_time on refund (region_id, created_at);
