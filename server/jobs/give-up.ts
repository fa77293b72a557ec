/** A job throws this error when another attempt would also fail. The job is not retried and appears among the failed jobs. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}
