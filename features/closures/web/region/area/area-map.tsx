import { Trans, useLingui } from '@lingui/react/macro';
import { Hand, PencilRuler, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  boxAround,
  type MapFit,
  type MapLeg,
  type MapView,
  PlacePicker,
  RegionMap,
} from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { ClosureArea } from '../../../contract/closure.ts';
import styles from './area-map.module.css';
import { outlineOf } from './circle.ts';
import { CircleControls } from './circle-controls.tsx';
import { CircleGlass } from './circle-glass.tsx';
import { useCornerGrips } from './corner-grips.tsx';
import { CornerList } from './corner-list.tsx';
import { areaOf, doesCrossItself, FEWEST_CORNERS, MOST_CORNERS, type Ring, ringOf } from './ring.ts';
import { type Shape, useAreaDraft } from './use-area-draft.ts';

interface AreaMapProps {
  area: ClosureArea | null;
  onChange: (area: ClosureArea | null) => void;
  error?: string;
}

export function AreaMap({ area, onChange, error }: AreaMapProps) {
  const { t } = useLingui();
  const { centre } = useFace();
  const draft = useAreaDraft(area, onChange);
  const { shape, circle, ring } = draft;
  const [drawing, setDrawing] = useState(area === null);
  const [moving, setMoving] = useState<Ring | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map moves to the area once, not after each change.
  const fit = useMemo((): MapFit => {
    const box = area && boxAround(outlineOf(area));
    return box ? { box, maxZoom: 15 } : { center: [centre.lon, centre.lat], zoom: 14 };
  }, []);
  const [wanted, setWanted] = useState<MapFit>(fit);
  const seen = moving ?? ring;
  const legs = useMemo(() => outlineLegs(circle, shape, seen), [circle, shape, seen]);
  const grips = useCornerGrips({ ring: seen, view, onRing: draft.putRing, onMoving: setMoving });
  const isPolygon = shape === 'polygon';

  function changeShape(next: Shape) {
    draft.changeShape(next);
    setDrawing(next === 'polygon' ? circle === null : ring.length < FEWEST_CORNERS);
  }
  function goTo({ lon, lat }: { lon: number; lat: number }) {
    setWanted({ center: [lon, lat], zoom: 15 });
    if (!isPolygon) draft.putCircle({ lon, lat, metres: circle?.metres ?? 300 });
    else if (ring.length === 0) draft.putRing(ringOf({ shape: 'circle', lon, lat, metres: 300 }));
    else return;
    setDrawing(false);
  }

  return (
    <div className={flow.stack3} data-wrong={error ? true : undefined}>
      <Segmented
        label={t`Forma de la zona`}
        name="shape"
        value={shape}
        onChange={changeShape}
        options={[
          { value: 'circle', label: t`Un círculo` },
          { value: 'polygon', label: t`Esquina por esquina` },
        ]}
      />
      <PlacePicker label={t`Zona`} hint={t`Busca un lugar cercano…`} onPick={goTo} />
      <RegionMap
        label={t`Mapa de la zona; sus medidas se cambian también con los controles de abajo`}
        className={styles.map}
        legs={legs}
        grips={isPolygon ? grips : undefined}
        fit={wanted}
        onView={setView}
        onPoint={(point) => {
          if (isPolygon && drawing && ring.length < MOST_CORNERS) draft.putRing([...ring, point]);
        }}
        padding={PADDING}
      >
        {!isPolygon && drawing && (
          <CircleGlass
            view={view}
            onDraw={(drawn) => {
              draft.putCircle(drawn);
              setDrawing(false);
            }}
          />
        )}
        <span className={classNames(flow.row2, styles.mode)}>
          <Button kind="quiet" size="small" aria-pressed={drawing} onClick={() => setDrawing(!drawing)}>
            {drawing ? <Hand size={18} aria-hidden /> : <PencilRuler size={18} aria-hidden />}
            {!drawing ? (
              isPolygon ? (
                <Trans>Agregar esquinas</Trans>
              ) : (
                <Trans>Dibujar la zona</Trans>
              )
            ) : isPolygon ? (
              <Trans>Ya está</Trans>
            ) : (
              <Trans>Mover el mapa</Trans>
            )}
          </Button>
          <IconButton label={t`Deshacer`} disabled={!draft.canUndo} onClick={draft.undo}>
            <Undo2 size={18} aria-hidden />
          </IconButton>
        </span>
      </RegionMap>
      <p className={classNames(textStyles.note, styles.hint)} aria-live="polite">
        {isPolygon ? (
          doesCrossItself(ring) ? (
            <Trans>Dos lados se cruzan: mueve una esquina para que se sepa qué queda dentro.</Trans>
          ) : drawing ? (
            <Trans>Toca el mapa en cada esquina, una tras otra; con tres ya hay zona.</Trans>
          ) : (
            <Trans>Arrastra una esquina para moverla, o toca un punto entre dos para agregar otra.</Trans>
          )
        ) : (
          drawing && <Trans>Arrastra sobre el mapa desde el centro de la zona hacia afuera.</Trans>
        )}
      </p>
      {!isPolygon && circle && <CircleControls circle={circle} onChange={draft.putCircle} />}
      {isPolygon && <CornerList ring={ring} middle={view?.center ?? [centre.lon, centre.lat]} onRing={draft.putRing} />}
      {error && <Alert look="line">{error}</Alert>}
    </div>
  );
}

function outlineLegs(circle: ClosureArea | null, shape: Shape, ring: Ring): MapLeg[] {
  const whole = shape === 'circle' ? circle : areaOf(ring);
  const line = whole ? outlineOf(whole) : ring;
  return line.length < 2 ? [] : [{ id: 'area', day: 3, means: 'drive', line, schematic: whole === null }];
}

const PADDING = { top: 40, right: 40, bottom: 40, left: 40 };
