import { PlaceInvitation } from './team/place-invitation.tsx';

export const head = () => ({ title: 'Invitación al equipo de un lugar', noIndex: true });

export function Component() {
  return <PlaceInvitation />;
}
