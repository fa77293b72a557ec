import { useParams } from 'react-router';
import { Office } from '#features/backoffice/web/public.ts';
import { DeskCase } from './region/complaint-case.tsx';

export const head = () => ({ title: 'Reclamo', noIndex: true });

export function Component() {
  const { reference = '' } = useParams();
  return (
    <Office title={reference}>
      <DeskCase reference={reference} />
    </Office>
  );
}
