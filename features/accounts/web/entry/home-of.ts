import { accountPaths } from '#web/paths/account.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { regionPaths } from '#web/paths/region.ts';
import type { PersonHere } from '#web/session/session.ts';
import { operatorHome } from '../operator-home.ts';

/** Returns the screen on which a person works, or the account of a traveller. */
export function homeOf(person: Pick<PersonHere, 'staff' | 'operators' | 'places'>): string {
  if (person.staff) return regionPaths.overview();
  return operatorHome(person) ?? (person.places?.length ? ownerPaths.places() : accountPaths.profile());
}
