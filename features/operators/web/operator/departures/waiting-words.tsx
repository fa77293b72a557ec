import { Plural } from '@lingui/react/macro';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';

/** Such as "2 grupos en lista de espera, 5 personas". */
export function WaitingWords({ waiting: { parties, people } }: Pick<ManagedDeparture, 'waiting'>) {
  return (
    <>
      <Plural value={parties} one="# grupo en lista de espera" other="# grupos en lista de espera" />
      {', '}
      <Plural value={people} one="# persona." other="# personas." />
    </>
  );
}
