import { InvitationScreen } from './team/invitation-screen.tsx';

export const head = () => ({ title: 'Invitación al equipo', secret: true });

export function Component() {
  return <InvitationScreen />;
}
