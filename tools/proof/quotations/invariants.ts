import type { Pool } from 'pg';

const NEVER: Record<string, string> = {
  'two offers of one request are accepted': `
    select quotation_id as about from offer where state = 'accepted' group by quotation_id having count(*) > 1`,
  'an accepted request without an accepted offer, or the other way round': `
    select q.id as about from quotation q
    where (q.state in ('accepted', 'closed')) <> exists (select from offer f where f.quotation_id = q.id and f.state = 'accepted')`,
  'an offer waits though nothing is awaited': `
    select f.id as about from offer f where f.state = 'waiting' and not exists (
      select from offer a join customer_order c on c.id = a.order_id where a.quotation_id = f.quotation_id and a.state = 'accepted' and c.state = 'held')`,
  'an offer lost though no deposit was paid': `
    select f.id as about from offer f where f.state = 'not_chosen' and not exists (
      select from offer a join customer_order c on c.id = a.order_id
      where a.quotation_id = f.quotation_id and a.state = 'accepted' and c.state in ('confirmed', 'cancelled'))`,
  'an accepted offer whose order is let go': `
    select f.id as about from offer f join customer_order c on c.id = f.order_id where f.state = 'accepted' and c.state in ('lapsed', 'released')`,
  'places are held for an offer that nobody has accepted': `
    select c.id as about from customer_order c where c.channel = 'quotation' and c.state = 'held'
      and not exists (select from offer f where f.order_id = c.id and f.state = 'accepted')`,
  'a request is over though an offer is alive': `
    select q.id as about from quotation q join offer f on f.quotation_id = q.id
    where q.state in ('expired', 'withdrawn', 'closed') and f.state in ('requested', 'viewed', 'answered', 'changes_requested', 'waiting')`,
  'a request is open though it was answered': `
    select q.id as about from quotation q join offer f on f.quotation_id = q.id where q.state = 'open' and f.state in ('answered', 'accepted')`,
  'the history of an offer has a hole, or ends elsewhere': `
    select f.id as about from offer f
      join lateral (
        select bool_and(e.from_state is not distinct from e.before) as whole, (array_agg(e.to_state order by e.id desc))[1] as ends
        from (select id, from_state, to_state, lag(to_state) over (order by id) as before from quotation_event where offer_id = f.id) e) h on true
    where not h.whole or h.ends <> f.state`,
  'the history of a request has a hole, or ends elsewhere': `
    select q.id as about from quotation q
      join lateral (
        select bool_and(e.from_state = coalesce(e.before, 'open')) as whole, (array_agg(e.to_state order by e.id desc))[1] as ends
        from (select id, from_state, to_state, lag(to_state) over (order by id) as before
          from quotation_event where quotation_id = q.id and offer_id is null) e) h on h.ends is not null
    where not h.whole or h.ends <> q.state`,
  'more was sold on a departure than it has': `select id as about from departure where capacity is not null and taken > capacity`,
};

export async function faultsOfStates(pool: Pool): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, sql] of Object.entries(NEVER)) {
    const { rows } = await pool.query<{ about: string }>(sql);
    for (const { about } of rows) faults.push(`${name}: ${about}`);
  }
  return faults;
}
