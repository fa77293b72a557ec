/** Thrown by a job whose next attempt would fail too. The job is not retried and is listed among the failed jobs. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}
