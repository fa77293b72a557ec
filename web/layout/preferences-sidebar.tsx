import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { useSettings } from '#web/settings.ts';
import { Segmented, Toggle } from '#web/ui/choice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { layout, useLayout } from './layout-store.ts';
import styles from './preferences-sidebar.module.css';
import { prefer, usePreferences } from './preferences-store.ts';

/** *Preferencias*: how the site looks and behaves on this device. */
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
  const { currency } = useFace();
  const { googleMaps } = useSettings();
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
      <Segmented
        label={t`Idioma`}
        name="language"
        value={chosen.language}
        onChange={(language) => prefer({ language })}
        options={[{ value: 'es', label: t`Español` }]}
      />
      <Segmented
        label={t`Moneda de los precios`}
        name="currency"
        value={chosen.currency ?? currency.code}
        onChange={(code) => prefer({ currency: code === currency.code ? null : code })}
        options={[{ value: currency.code, label: `${currency.code} (${currency.symbol})` }]}
      />
      <Segmented
        label={t`Mapa`}
        name="map"
        value={googleMaps ? chosen.map : 'embedded'}
        onChange={(map) => prefer({ map })}
        options={[
          { value: 'embedded', label: t`De la región` },
          ...(googleMaps ? [{ value: 'google' as const, label: 'Google' }] : []),
        ]}
      />
      <Toggle
        checked={chosen.dataSaver}
        onChange={(event) => prefer({ dataSaver: event.target.checked })}
        hint={t`El mapa espera hasta que lo pidas.`}
      >
        <Trans>Ahorrar datos</Trans>
      </Toggle>
      <p className={styles.note}>
        <Trans>Se guarda solo en este navegador.</Trans>
      </p>
    </div>
  );
}
