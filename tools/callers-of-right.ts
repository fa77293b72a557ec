import { type Actor, OPERATOR_ROLES, type Person, STAFF_ROLES, VISITOR } from '#features/accounts/contract/actor.ts';
import { may, type Right } from '#features/accounts/contract/rights.ts';
import type { Held, OfOperator } from '#features/accounts/contract/rules.ts';

type Secret = NonNullable<Held['holds']>;
const SECRETS: Secret[] = ['edit', 'share', 'pay'];
const SUBJECT: Held & OfOperator = { holds: null, accountId: 'owner', operatorId: 'operator' };

export function callersOf(right: Right): string {
  const allows = (actor: Actor, subject = SUBJECT) => may(actor, right, subject as never).allowed;
  if (allows(VISITOR)) return 'anyone';
  if (allows(personWith())) return 'any account';
  const secrets = SECRETS.filter((holds) => allows(VISITOR, { ...SUBJECT, holds }));
  const staff = STAFF_ROLES.filter((role) => allows(personWith({ staff: role })));
  const team = OPERATOR_ROLES.filter((role) => allows(personWith({ operators: [{ id: 'operator', role }] })));
  return [
    secrets.length > 0 && `a link's secret (${secrets.join(', ')}), or the account that owns it`,
    team.length > 0 && `operator's team: ${team.join(', ')}`,
    staff.length > 0 && `region's staff: ${staff.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const personWith = (roles: Partial<Person> = {}): Person => ({
  kind: 'person',
  accountId: 'caller',
  sessionId: '',
  name: '',
  email: '',
  staff: null,
  secondFactor: true,
  places: [],
  operators: [],
  ...roles,
});
