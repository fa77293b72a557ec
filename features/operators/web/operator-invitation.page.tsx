import { OperatorInvitation } from './operator/team/operator-invitation.tsx';

export const head = () => ({ title: 'Invitación al equipo de un operador', noIndex: true });

export function Component() {
  return <OperatorInvitation />;
}
