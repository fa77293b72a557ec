import { randomUUID } from 'node:crypto';
import { insertPlan } from './plans.ts';
import type { TestSite } from './site.ts';

export interface Selling {
  operator: string;
  plan: string;
  option: string;
  adult: string;
  price: number;
  departure(options?: DepartureOptions): Promise<string>;
  resource(options: { counts: 'departure' | 'place'; capacity: number }): Promise<string>;
  endHold(orderId: string): Promise<void>;
}

export interface DepartureOptions {
  capacity?: number | null;
  startsAt?: Date;
  minutes?: number;
  resources?: string[];
}

const REGION = 'trujillo';
const PRICE = 10_000;

export async function seedSelling({ db, pool }: Pick<TestSite, 'db' | 'pool'>): Promise<Selling> {
  const { operator, plan, option, adult } = await insertPlan(db, REGION, { title: 'Huacas en medio día' });
  await pool.query('update operator set commission_bps = 800 where id = $1', [operator]);
  let next = 0;
  return {
    operator,
    plan,
    option,
    adult: adult.id,
    price: PRICE,
    async departure({ capacity = 10, startsAt, minutes = 240, resources = [] } = {}) {
      const id = randomUUID();
      next += 1;
      const starts = startsAt ?? new Date(Date.now() + 10 * 86_400_000 + next * 60_000);
      const ends = new Date(starts.getTime() + minutes * 60_000);
      await pool.query(
        `insert into departure (region_id, id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, shares)
         values ($1, $2, $3, $4, $5, ($6::timestamptz at time zone 'America/Lima')::date, ($6::timestamptz at time zone 'America/Lima')::time,
           $6, $7, $6::timestamptz - interval '2 hours', $8, $9)`,
        [REGION, id, operator, plan, option, starts, ends, capacity, resources.length > 0],
      );
      for (const resource of resources) {
        await pool.query('insert into departure_resource values ($1, $2, $3)', [REGION, id, resource]);
      }
      return id;
    },
    async resource({ counts, capacity }) {
      const id = randomUUID();
      await pool.query(
        `insert into resource (region_id, id, operator_id, kind, name, counts, capacity) values ($1, $2, $3, 'guide', 'Guía', $4, $5)`,
        [REGION, id, operator, counts, capacity],
      );
      return id;
    },
    async endHold(orderId) {
      await pool.query(`update customer_order set hold_until = clock_timestamp() where id = $1`, [orderId]);
      await pool.query(`update booking set hold_until = clock_timestamp() where order_id = $1`, [orderId]);
    },
  };
}
