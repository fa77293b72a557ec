import type { Database } from '#server/database/connect.ts';
import type { OrderProgram } from './order-program.ts';

export async function saveOrderProgram(
  trx: Database,
  region: string,
  orderId: string,
  program: OrderProgram,
): Promise<void> {
  await trx
    .insertInto('order_program')
    .values({ region_id: region, order_id: orderId, program: JSON.stringify(program) })
    .execute();
}

export async function findOrderProgram(
  db: Database,
  region: string,
  orderId: string,
): Promise<OrderProgram | undefined> {
  const row = await db
    .selectFrom('order_program')
    .select('program')
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.program;
}
