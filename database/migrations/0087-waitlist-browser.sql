-- The browser that joined the list in a public demo. Its mailbox shows the emails of the sweep. Null outside of a demo.
alter table waitlist_entry
  add column browser text;
