import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ComplaintCase } from './region/complaint-case.tsx';

export const head = () => ({ title: 'Reclamo', noIndex: true });

export function Component() {
  const { reference = '' } = useParams();
  return (
    <BackOffice title={reference}>
      <ComplaintCase reference={reference} />
    </BackOffice>
  );
}
