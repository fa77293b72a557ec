import { useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { FiguresScreen } from './region/figures-screen.tsx';

export const head = () => ({ title: 'Cifras', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice title={t`Cifras`}>
      <FiguresScreen />
    </BackOffice>
  );
}
