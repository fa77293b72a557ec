-- What a statement demands of what it found or did: unless it holds, nothing of its transaction is kept. Raised in the database, so that whoever sends a
-- whole transaction at once, its commit with it, need not wait for an answer in between (server/database/demand.ts).
create function demand(holds boolean) returns boolean language plpgsql as $$
begin
  if holds is not true then
    raise exception using errcode = 'VD001', message = 'what was demanded does not hold';
  end if;
  return true;
end $$;
