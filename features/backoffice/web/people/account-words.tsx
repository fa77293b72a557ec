import type { AccountState } from '#features/accounts/contract/account-states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const WORDS: Record<AccountState, [word: string, tone: BadgeTone]> = {
  pending_email: ['Sin confirmar', 'doubt'],
  active: ['Activa', 'good'],
  locked: ['Bloqueada', 'bad'],
  suspended: ['Suspendida', 'bad'],
  deletion_requested: ['Se borrará', 'doubt'],
  erased: ['Borrada', 'plain'],
};

export const stateWord = (state: AccountState): string => WORDS[state][0];

export function StateBadge({ state }: { state: AccountState }) {
  const [word, tone] = WORDS[state];
  return <Badge tone={tone}>{word}</Badge>;
}
