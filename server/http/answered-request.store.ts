import { hashRequest, hashUuid } from '../auth/guest-keys.ts';
import type { Database } from '../database/connect.ts';

export interface AnsweredRequest {
  region: string;
  /** Name of the operation. Two operations can use the same id. */
  scope: string;
  /** The id that the browser made for the request. */
  uuid: string;
  /** The content that a repeated request must have too. */
  wish: unknown;
  differs: () => Error;
}

const keyOf = (uuid: string) => hashUuid(uuid).toString('hex');

/** @param trx the transaction that does the work. */
export async function keepAnswer(
  trx: Database,
  { region, scope, uuid, wish }: AnsweredRequest,
  answer: object,
): Promise<void> {
  await trx
    .insertInto('answered_request')
    .values({
      ...{ region_id: region, scope, key: keyOf(uuid), request_hash: hashRequest(wish) },
      ...{ status: 201, body: JSON.stringify(answer) },
    })
    .execute();
}

/** @throws the error of `differs` if the earlier request had another content. */
export async function findAnswer<Answer extends object>(
  db: Database,
  { region, scope, uuid, wish, differs }: AnsweredRequest,
): Promise<Answer | undefined> {
  const known = await db
    .selectFrom('answered_request')
    .select(['request_hash', 'body'])
    .where('region_id', '=', region)
    .where('scope', '=', scope)
    .where('key', '=', keyOf(uuid))
    .executeTakeFirst();
  if (!known?.body) return undefined;
  if (!known.request_hash.equals(hashRequest(wish))) throw differs();
  return JSON.parse(known.body);
}

/**
 * Stores the id of a request that has no answer to store.
 * @returns false if the id was already stored.
 */
export async function rememberRequest(
  trx: Database,
  { region, scope, id }: { region: string; scope: string; id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await trx
    .insertInto('answered_request')
    .values({ region_id: region, scope, key: id, request_hash: Buffer.alloc(0), status: 200, body: null })
    .onConflict((same) => same.columns(['region_id', 'scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}
