/** Thrown by a job whose next attempt would fail as this one did: it is not tried again, and shows among the failed. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}
