import { OwnOperators } from './operator/own-operators.tsx';

export const head = () => ({ title: 'Mis operadores', noIndex: true });

export function Component() {
  return <OwnOperators />;
}
