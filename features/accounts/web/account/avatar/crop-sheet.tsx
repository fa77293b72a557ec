import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './avatar.module.css';
import { movedCrop, wholeCrop } from './crop.ts';

interface CropSheetProps {
  picture: ImageBitmap;
  saving: boolean;
  problem: string | null;
  onSave: (square: Blob) => void;
  onClose: () => void;
}

/** Pixels. */
const SIDE = 640;
const NEAREST = 4;
const STEP = 1 / 40;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Only the cropped picture is sent to the server. */
export function CropSheet({ picture, saving, problem, onSave, onClose }: CropSheetProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const { x, y, side } = crop;
    canvas.current?.getContext('2d')?.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const scale = crop.side / event.currentTarget.clientWidth;
    setCrop((was) => movedCrop(picture, was, { x: -event.movementX * scale, y: -event.movementY * scale }));
  };
  const nudge = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    setCrop((was) => movedCrop(picture, was, { x: arrow[0] * was.side * STEP, y: arrow[1] * was.side * STEP }));
  };
  const save = () => canvas.current?.toBlob((blob) => blob && onSave(blob), 'image/jpeg', 0.9);
  return (
    <Sheet open onClose={onClose} side="centre" label={t`Encuadra tu foto`}>
      <div className={classNames(sheet.body, styles.crop)}>
        <canvas
          ref={canvas}
          width={SIDE}
          height={SIDE}
          tabIndex={0}
          role="img"
          aria-label={t`Tu foto: muévela arrastrándola o con las flechas`}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={nudge}
        />
        <label className={`${flow.stack2} ${textStyles.strong}`}>
          <Trans>Acercar</Trans>
          <input
            type="range"
            min={1}
            max={NEAREST}
            step={0.05}
            value={zoom}
            onChange={(event) => {
              const nearer = Number(event.target.value);
              setZoom(nearer);
              setCrop((was) => movedCrop(picture, was, { zoom: nearer }));
            }}
          />
        </label>
        {problem && <Alert>{problem}</Alert>}
        <Button block disabled={saving} onClick={save}>
          {saving ? <Trans>Guardando…</Trans> : <Trans>Usar esta foto</Trans>}
        </Button>
      </div>
    </Sheet>
  );
}
