import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { UnfoundList } from './region/unfound-list.tsx';

export const head = () => ({ title: 'Búsquedas sin resultado', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Búsquedas sin resultado`}
      lead={
        <Trans>Lo que la gente busca y no encuentra. Solo guardamos las palabras y cuántas veces, nunca quién.</Trans>
      }
    >
      <UnfoundList />
    </BackOffice>
  );
}
