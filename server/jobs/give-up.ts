/** A job throws this error if another attempt would fail too. The job is not retried and is listed as failed. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}
