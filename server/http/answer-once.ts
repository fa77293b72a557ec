/** Another request with the same id stored its result first. The error rolls back the transaction of `work`. */
export class DoneMeanwhile extends Error {
  constructor() {
    super('Another request with the same id was faster.');
  }
}

interface Once<Result> {
  /** Finds the result of an earlier request with the same id. @throws if that request had another content. */
  earlier: () => Promise<Result | undefined>;
  /** Does the work and stores the id in one transaction. @throws {DoneMeanwhile} if the id is already stored. */
  work: () => Promise<Result>;
  /** `true` calls `earlier` only after `work` has failed, which saves a query where most ids are new. */
  workFirst?: boolean;
}

/**
 * Gives a repeated request the result of the first request. A unique key decides between two simultaneous requests: the
 * loser waits, fails, and gets the winner's result. Id and work are in one transaction, so an interrupted request
 * stores nothing.
 * @returns `isRepeat` is `true` if the result was stored before this request began. With `workFirst`, `isRepeat` is
 * always `false`.
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
