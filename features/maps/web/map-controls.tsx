import { useLingui } from '@lingui/react/macro';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFace } from '#web/face.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import { isWithinReach } from '../contract/into-reach.ts';
import type { MapEngine } from './map-engine.ts';
import styles from './region-map.module.css';

export function MapControls({ engine, few }: { engine: MapEngine; few: boolean }) {
  const { t } = useLingui();
  const { reach } = useFace();
  const [notice, setNotice] = useState('');
  const locate = () => {
    setNotice(t`Buscando dónde estás…`);
    if (!('geolocation' in navigator)) return setNotice(t`Este navegador no sabe dónde estás.`);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = [coords.longitude, coords.latitude] as const;
        if (!isWithinReach(here, reach)) return setNotice(t`Estás fuera de la región; el mapa queda como estaba.`);
        setNotice('');
        engine.mark(here);
        engine.fit({ center: here, zoom: 13.5 }, {}, true);
      },
      () => setNotice(t`No pudimos saber dónde estás. Revisa el permiso de ubicación.`),
      { timeout: 8000, maximumAge: 60_000 },
    );
  };
  return (
    <div className={styles.tools}>
      <IconButton label={t`Acercar`} onClick={() => engine.zoomBy(1)}>
        <Plus size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t`Alejar`} onClick={() => engine.zoomBy(-1)}>
        <Minus size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {!few && (
        <IconButton label={t`Dónde estoy`} onClick={locate}>
          <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <p role="status" className={notice ? classNames(textStyles.small, styles.toolNotice) : 'sr'}>
        {notice}
      </p>
    </div>
  );
}
