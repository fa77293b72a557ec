import { Trans, useLingui } from '@lingui/react/macro';
import { AccountFrame } from '#features/accounts/web/public.ts';
import { OwnPhotos } from './own/own-photos.tsx';

export const head = () => ({ title: 'Fotos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Fotos`} lead={<Trans>Las que compartiste, y en qué está cada una.</Trans>}>
      {() => <OwnPhotos />}
    </AccountFrame>
  );
}
