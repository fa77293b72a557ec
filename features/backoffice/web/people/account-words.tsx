import type { AccountState } from '#features/accounts/contract/account-states.ts';
import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';

const WORDS: Record<AccountState, [word: string, tone: string | undefined]> = {
  pending_email: ['Sin confirmar', rows.doubt],
  active: ['Activa', rows.good],
  locked: ['Bloqueada', rows.bad],
  suspended: ['Suspendida', rows.bad],
  deletion_requested: ['Se borrará', rows.doubt],
  erased: ['Borrada', undefined],
};

export const stateWord = (state: AccountState): string => WORDS[state][0];

export function StateBadge({ state }: { state: AccountState }) {
  const [word, tone] = WORDS[state];
  return <span className={classNames(rows.badge, tone)}>{word}</span>;
}
