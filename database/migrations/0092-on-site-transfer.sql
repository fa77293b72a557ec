-- An operator also receives money by bank transfer or deposit.
alter table on_site_payment drop constraint on_site_payment_means_check;
alter table on_site_payment add constraint on_site_payment_means_check
  check (means in ('cash', 'card_reader', 'yape', 'plin', 'transfer'));
