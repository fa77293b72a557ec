/** Another request with the same id stored its result first. `work` throws it, which rolls its transaction back. */
export class DoneMeanwhile extends Error {
  constructor() {
    super('Another request with the same id was faster.');
  }
}

interface Once<Result> {
  /**
   * Finds the result of an earlier request with the same id.
   * @throws when the earlier request differed from this one.
   */
  earlier: () => Promise<Result | undefined>;
  /** Does the work in one transaction, which also stores the id. It throws `DoneMeanwhile` or another error when the id is already stored. */
  work: () => Promise<Result>;
  /** `true` looks for an earlier request only after `work` has failed. This saves a query in an operation where most ids are new. */
  workFirst?: boolean;
}

/**
 * Does the work of a request once, and gives a repeated request the result of the first one. The browser or the reseller makes the id of the request. It
 * sends the request again with this id when it got no answer.
 *
 * - *What is stored.* Either the row that the work makes has the id (a complaint, a quotation, a booking of a reseller), and its answer is made from the row
 *   as it is now. Or the whole first answer is stored (`keepAnswer` in `answered-request.store.ts`), if the answer must stay as it was (a basket, an accepted
 *   offer). Ids of browsers and bodies of requests are stored as hashes.
 * - *For how long.* As long as the row that was made. A stored answer stays until the data of the person in it are erased.
 * - *Two requests at once.* A unique key lets one of them store its id. The other one waits for that transaction, fails, and gets the result of the first.
 * - *Same id, another body.* `earlier` refuses it. Only complaints answer with the first complaint, because a person may correct the text before the repeat.
 * - *Killed half-way.* Id and work are in one transaction. Either both are stored, and a repeat gets the result, or neither is, and a repeat does the work.
 *
 * An operation that locks a row before it looks for the earlier request needs no `answerOnce`: the second request waits for the lock and then finds the first.
 *
 * @returns the result, and `isRepeat`: it was stored before this request began. A request that lost to a simultaneous one is no repeat, so it is answered with
 * the status of a first request. With `workFirst`, no request is a repeat.
 */
export async function answerOnce<Result>({
  earlier,
  work,
  workFirst = false,
}: Once<Result>): Promise<{ result: Result; isRepeat: boolean }> {
  const known = workFirst ? undefined : await earlier();
  if (known) return { result: known, isRepeat: true };
  try {
    return { result: await work(), isRepeat: false };
  } catch (error) {
    const meanwhile = await earlier();
    if (!meanwhile) throw error;
    return { result: meanwhile, isRepeat: false };
  }
}
