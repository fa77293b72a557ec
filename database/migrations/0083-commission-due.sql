-- Last day for the payment of the invoice, in the operator's time zone.
alter table commission_invoice add column due_on date;
update commission_invoice i set due_on = (i.issued_at at time zone o.zone)::date + 15
  from operator o where o.region_id = i.region_id and o.id = i.operator_id;
alter table commission_invoice alter column due_on set not null;
-- When the operator was reminded of the overdue invoice.
alter table commission_invoice add column reminded_at timestamptz;
create index commission_invoice_open on commission_invoice (region_id, due_on) where state = 'open';
-- An open invoice that was changed after its issue is a reopened one.
update commission_invoice set changed_at = issued_at where state = 'open' and changed_at < issued_at + interval '1 second';
alter table commission_invoice alter column issued_at set default now(), alter column changed_at set default now();
