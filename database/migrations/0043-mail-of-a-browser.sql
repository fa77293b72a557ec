-- SHA-256 of the secret of the browser whose request caused a demo's mail; null: nobody's request did, or all mails are shown to everybody.
alter table demo_mail add column browser text;
create index demo_mail_of_browser on demo_mail (region_id, browser, sent_at desc, id) where browser is not null;
