import { useParams } from 'react-router';
import { OwnClaimScreen } from './claims/own-claim-screen.tsx';

export const head = () => ({ title: 'Tu solicitud', noIndex: true });

export function Component() {
  const { claimId = '' } = useParams();
  return <OwnClaimScreen key={claimId} id={claimId} />;
}
