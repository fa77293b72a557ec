import { OperatorMemberships } from './operator/operator-memberships.tsx';

export const head = () => ({ title: 'Mis operadores', noIndex: true });

export function Component() {
  return <OperatorMemberships />;
}
