import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The limit of `npm run bench -- public --anew`: a server that knows nothing but one prepared statement for each
 * answer. PostgreSQL writes the JSON. Process of its own; prints its port.
 */
const CARD = `id, slug, name, category, kind_label, district, lon, lat, poster, hours_class, hours_rule, from_centre, featured`;
const HERE = `c.region_id = $1 and c.status = 'published'`;
const STATEMENTS = {
  list: `select json_build_object('total', (select sum(places) from company_tally where region_id = $1), 'items',
    (select json_agg(i) from (select ${CARD} from company c where ${HERE} order by interest desc, id limit 25) i))::text as body`,
  detail: `select json_build_object('place', p, 'sources', (select json_agg(s) from (select distinct on (source) source, url,
      dated, licence from company_source where region_id = $1 and company_id = p.id order by source, dated desc) s),
    'near', (select json_agg(n) from (select ${CARD} from company c where ${HERE} and c.id <> p.id order by position <-> p.position, id limit 6) n))::text as body
    from (select ${CARD}, summary, address, phones, website, activities, doubts, fees, access_legs, updated_at, position from company c where ${HERE} and slug = 'huaca-de-la-luna') p`,
  search: `with found as materialized (select ${CARD}, interest, search_document from company c where ${HERE} and search_document @@ to_tsquery('public.es', 'huaca'))
    select json_build_object('total', (select count(*) from found), 'facets', (select json_agg(f) from (select category, district, hours_class, count(*) from found group by 1, 2, 3) f),
    'items', (select json_agg(i) from (select ${CARD} from found order by ts_rank(search_document, to_tsquery('public.es', 'huaca')) desc, interest desc, id limit 25) i))::text as body`,
  plans: `select json_build_object('total', count(*) over (), 'items', json_agg(i) over ())::text as body from (
    select p.id, p.slug, p.title, p.summary, p.category, p.duration_minutes, p.difficulty, p.languages, p.currency, p.price_from,
      v.content->'pictures'->0 as picture, t.name, t.slug as operator, (select local_date from departure d where d.region_id = p.region_id and d.plan_id = p.id
        and d.state in ('scheduled', 'guaranteed') and d.cutoff_at > now() and d.capacity > d.taken order by local_date limit 1) as next
    from plan p join operator t on t.region_id = p.region_id and t.id = p.operator_id join plan_version v on v.region_id = p.region_id and v.plan_id = p.id and v.version = p.sold_version
    where p.region_id = $1 and p.state = 'on_sale' and t.state = 'verified' order by md5(p.id::text) limit 25) i limit 1`,
};

const { connection, region } = JSON.parse(process.env.PLAIN_SERVER!) as { connection: pg.PoolConfig; region: string };
const pool = new pg.Pool({ ...connection, max: 10 });
const server = createServer(async ({ url }, answer) => {
  const name = url!.slice(1) as keyof typeof STATEMENTS;
  const { rows } = await pool.query<{ body: string }>({ name, text: STATEMENTS[name], values: [region] });
  answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(rows[0]!.body);
});
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as { port: number }).port}`));
