import { randomUUID } from 'node:crypto';
import { recordOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { accrue, writeEntry } from '#features/payments/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call } from './call.ts';
import { earnDue } from './money.ts';
import { insertPerson, type TestPerson } from './people.ts';
import { insertBooking, insertDeparture } from './sales.ts';
import type { TestSite } from './site.ts';

const REGION = 'trujillo';

/** An operator that takes cash for its services, its owner, and an admin of the region. */
export interface Owing {
  operator: string;
  owner: TestPerson;
  admin: TestPerson;
  /** The operator takes 100.00 in cash for a service, which ended five days ago, and owes 5.00 of commission. */
  owe(): Promise<void>;
  /** Records earnings from a card payment. They can be paid out three days after the service. */
  earn(amount: number, daysAgo?: number): Promise<void>;
  setBankAccount(): Promise<void>;
}

export async function seedOwing({ app, db, pool, platform }: TestSite): Promise<Owing> {
  const departure = await insertDeparture(db, REGION);
  const { operator } = departure;
  const owner = await insertPerson(db, REGION, { name: 'Olga Dueña', email: 'olga@ejemplo.pe' });
  const admin = await insertPerson(db, REGION, { name: 'Alba Admin', staff: 'admin' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, operator, owner.id],
  );
  const [begun, ended] = [123, 120].map((hours) => new Date(Date.now() - hours * 3_600_000));
  return {
    ...{ operator, owner, admin },
    async owe() {
      await pool.query(
        `update departure set starts_at = now() + interval '1 hour', ends_at = now() + interval '3 hours'`,
      );
      const { id, order } = await insertBooking(db, REGION, departure);
      const schedule = [
        { number: 1, dueAt: new Date().toISOString(), amount: 0, parts: [] },
        { number: 2, dueAt: new Date().toISOString(), amount: 10_000, parts: [{ bookingId: id, amount: 10_000 }] },
      ];
      await pool.query('update customer_order set paid = 0, schedule = $2 where id = $1', [
        order,
        JSON.stringify(schedule),
      ]);
      const body = { id: randomUUID(), means: 'cash' as const, amount: 10_000 };
      const params = { operatorId: operator, bookingId: id };
      const taken = await call(app, recordOnSitePayment, { params, headers: owner.headers, body });
      if (taken.statusCode !== 200) throw new Error(`The balance was not taken: ${taken.payload}`);
      await pool.query('update departure set starts_at = $1, ends_at = $2', [begun, ended]);
      await earnDue(platform);
    },
    earn: (amount, daysAgo = 5) =>
      inTransaction(db, async (trx) => {
        const { rows } = await pool.query('select id from booking limit 1');
        const entry = `cancel/${randomUUID()}`;
        const about = { bookingId: rows[0].id, operatorId: operator };
        await writeEntry(trx, REGION, entry, 'PEN', [
          { account: 'customer', amount, ...about },
          { account: 'operator', amount: -amount, ...about },
        ]);
        await accrue(trx, {
          ...{ region: REGION, entry, ...about, orderId: null, currency: 'PEN', amount, commission: 0 },
          serviceEndedAt: new Date(Date.now() - daysAgo * 86_400_000),
        });
      }),
    async setBankAccount() {
      const bank = {
        holder: 'Totora',
        bank: 'Caja',
        bankCode: '803',
        account: '80312345678901234567',
        currency: 'PEN',
      };
      const sealed = (await openBankAccounts(platform.config)).close(bank, { region: REGION, operatorId: operator });
      await pool.query('update operator set bank_sealed = $2 where id = $1', [operator, sealed]);
    },
  };
}
