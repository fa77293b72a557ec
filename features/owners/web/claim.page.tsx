import { useParams } from 'react-router';
import { ClaimScreen } from './claims/claim-screen.tsx';

export const head = () => ({ title: 'Reclama tu ficha', noIndex: true });

export function Component() {
  const { slug = '' } = useParams();
  return <ClaimScreen key={slug} slug={slug} />;
}
