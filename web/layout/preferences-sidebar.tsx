import { Trans, useLingui } from '@lingui/react/macro';
import { prefer, usePreferences } from '#web/preferences.ts';
import { Segmented, Toggle } from '#web/ui/choice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { layout, useLayout } from './layout-store.ts';
import styles from './preferences-sidebar.module.css';

export function PreferencesSidebar() {
  const { t } = useLingui();
  const open = useLayout((state) => state.configSidebarVisible);
  return (
    <Sheet open={open} onClose={layout.toggleConfig} label={t`Preferencias`}>
      <PreferencesForm />
    </Sheet>
  );
}

function PreferencesForm() {
  const { t } = useLingui();
  const chosen = usePreferences();
  return (
    <div className={styles.form}>
      <Segmented
        label={t`Tema`}
        name="mode"
        value={chosen.mode}
        onChange={(mode) => prefer({ mode })}
        options={[
          { value: 'system', label: t`Sistema` },
          { value: 'light', label: t`Claro` },
          { value: 'dark', label: t`Oscuro` },
        ]}
      />
      <Segmented
        label={t`Tamaño del texto`}
        name="text"
        value={chosen.text}
        onChange={(text) => prefer({ text })}
        options={[
          { value: 'normal', label: t`Normal` },
          { value: 'large', label: t`Grande` },
          { value: 'larger', label: t`Muy grande` },
        ]}
      />
      <Segmented
        label={t`Movimiento`}
        name="motion"
        value={chosen.motion}
        onChange={(motion) => prefer({ motion })}
        options={[
          { value: 'system', label: t`Sistema` },
          { value: 'full', label: t`Completo` },
          { value: 'reduced', label: t`Reducido` },
        ]}
      />
      <Toggle
        checked={chosen.dataSaver}
        onChange={(event) => prefer({ dataSaver: event.target.checked })}
        hint={t`El mapa espera hasta que lo pidas y las listas van casi sin dibujos.`}
      >
        <Trans>Ahorrar datos</Trans>
      </Toggle>
      <p className={styles.note}>
        <Trans>Se guarda solo en este navegador.</Trans>
      </p>
    </div>
  );
}
