import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ReviewList } from './region/review-list.tsx';

export const head = () => ({ title: 'Opiniones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Opiniones`}
      lead={
        <Trans>
          Lo que la regla retuvo, lo que alguien denunció y lo que se apela. Lo más antiguo, primero. Se decide en 24
          horas como máximo.
        </Trans>
      }
    >
      <ReviewList />
    </BackOffice>
  );
}
