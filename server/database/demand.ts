/** What a statement demanded (`demand` in SQL) did not hold: nothing of its transaction was kept. */
export function isTurnedDown(error: unknown): boolean {
  return (error as { code?: string }).code === 'VD001';
}

/** unique_violation: there is one of the same name already. */
export function isThereAlready(error: unknown): boolean {
  return (error as { code?: string }).code === '23505';
}
