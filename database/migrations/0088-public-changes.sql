-- One row for each transaction that changed what visitors can see. Processes keep public answers until they see another
-- number of rows. Each transaction adds its own row, so that no transaction waits for another. Only committed rows count.
create table public_change (
  id bigint generated always as identity primary key,
  -- 'departures': dates, states, and departures that become full or free again. 'content': everything else.
  kind text not null check (kind in ('content', 'departures')),
  transaction xid8 not null default pg_current_xact_id(),
  unique (transaction, kind)
);

create function note_public_change() returns trigger language plpgsql as $$
begin
  insert into public_change (kind) values (tg_argv[0]) on conflict do nothing;
  return null;
end $$;

create trigger company_public_change after insert or update or delete on company
  for each row execute function note_public_change('content');
create trigger company_source_public_change after insert or update or delete on company_source
  for each row execute function note_public_change('content');
create trigger closure_public_change after insert or update or delete on closure
  for each row execute function note_public_change('content');
create trigger comment_public_change after insert or update or delete on comment
  for each row execute function note_public_change('content');
create trigger company_tally_public_change after insert or update or delete on company_tally
  for each row execute function note_public_change('content');
create trigger company_word_public_change after insert or update or delete on company_word
  for each row execute function note_public_change('content');
create trigger photo_public_change after insert or update or delete on photo
  for each row execute function note_public_change('content');
create trigger question_public_change after insert or update or delete on question
  for each row execute function note_public_change('content');
create trigger answer_public_change after insert or update or delete on answer
  for each row execute function note_public_change('content');
create trigger itinerary_public_change after insert or update or delete on itinerary
  for each row execute function note_public_change('content');
create trigger operator_public_change after insert or update or delete on operator
  for each row execute function note_public_change('content');
create trigger organisation_setting_public_change after insert or update or delete on organisation_setting
  for each row execute function note_public_change('content');
create trigger plan_public_change after insert or update or delete on plan
  for each row execute function note_public_change('content');
create trigger plan_closure_public_change after insert or update or delete on plan_closure
  for each row execute function note_public_change('content');
create trigger plan_option_public_change after insert or update or delete on plan_option
  for each row execute function note_public_change('content');
create trigger plan_version_public_change after insert or update or delete on plan_version
  for each row execute function note_public_change('content');
create trigger policy_version_public_change after insert or update or delete on policy_version
  for each row execute function note_public_change('content');

-- Sold seats change only `taken`. Visitors see the change when the departure becomes full or free again.
create trigger departure_public_change
  after insert or delete or update of state, local_date, local_time, starts_at, ends_at, cutoff_at, prices on departure
  for each row execute function note_public_change('departures');
create trigger departure_full_public_change after update of taken, capacity on departure
  for each row when (coalesce(old.taken >= old.capacity, false) is distinct from coalesce(new.taken >= new.capacity, false))
  execute function note_public_change('departures');
