-- One row for each change that visitors can see. Processes keep public answers until they see another number of rows.
-- Each transaction adds its own row, so that no transaction waits for another. Only committed rows count.
create table public_change (
  id bigint generated always as identity primary key,
  -- 'departures': dates, states, and departures that become full or free again. 'content': everything else.
  kind text not null check (kind in ('content', 'departures'))
);

create function note_public_change() returns trigger language plpgsql as $$
begin
  insert into public_change (kind) values (tg_argv[0]);
  return null;
end $$;

create trigger company_public_change after insert or update or delete or truncate on company
  for each statement execute function note_public_change('content');
create trigger company_source_public_change after insert or update or delete or truncate on company_source
  for each statement execute function note_public_change('content');
create trigger closure_public_change after insert or update or delete or truncate on closure
  for each statement execute function note_public_change('content');
create trigger comment_public_change after insert or update or delete or truncate on comment
  for each statement execute function note_public_change('content');
create trigger company_tally_public_change after insert or update or delete or truncate on company_tally
  for each statement execute function note_public_change('content');
create trigger company_word_public_change after insert or update or delete or truncate on company_word
  for each statement execute function note_public_change('content');
create trigger photo_public_change after insert or update or delete or truncate on photo
  for each statement execute function note_public_change('content');
create trigger question_public_change after insert or update or delete or truncate on question
  for each statement execute function note_public_change('content');
create trigger answer_public_change after insert or update or delete or truncate on answer
  for each statement execute function note_public_change('content');
create trigger itinerary_public_change after insert or update or delete or truncate on itinerary
  for each statement execute function note_public_change('content');
create trigger operator_public_change after insert or update or delete or truncate on operator
  for each statement execute function note_public_change('content');
create trigger organisation_setting_public_change after insert or update or delete or truncate on organisation_setting
  for each statement execute function note_public_change('content');
create trigger plan_public_change after insert or update or delete or truncate on plan
  for each statement execute function note_public_change('content');
create trigger plan_closure_public_change after insert or update or delete or truncate on plan_closure
  for each statement execute function note_public_change('content');
create trigger plan_option_public_change after insert or update or delete or truncate on plan_option
  for each statement execute function note_public_change('content');
create trigger plan_version_public_change after insert or update or delete or truncate on plan_version
  for each statement execute function note_public_change('content');
create trigger policy_version_public_change after insert or update or delete or truncate on policy_version
  for each statement execute function note_public_change('content');

-- Sold seats change only `taken`. Visitors see the change when the departure becomes full or free again.
create trigger departure_public_change
  after insert or delete or truncate or update of state, local_date, local_time, starts_at, ends_at, cutoff_at, prices on departure
  for each statement execute function note_public_change('departures');
create trigger departure_full_public_change after update of taken, capacity on departure
  for each row when (coalesce(old.taken >= old.capacity, false) is distinct from coalesce(new.taken >= new.capacity, false))
  execute function note_public_change('departures');
