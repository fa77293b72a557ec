import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { SettingsEditor } from './settings/settings-editor.tsx';

export const head = () => ({ title: 'Organización', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Organización`}
      lead={
        <Trans>
          Cómo se llama, cómo se ve y bajo qué reglas trabaja el sitio. Lo que guardes se ve en el sitio en menos de un
          segundo.
        </Trans>
      }
    >
      <SettingsEditor />
    </BackOffice>
  );
}
