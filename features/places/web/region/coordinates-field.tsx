import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LonLat } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { Field } from '#web/ui/field.tsx';

interface CoordinatesFieldProps {
  point: LonLat | null;
  onChange: (point: LonLat) => void;
}

/** Latitude and longitude, as other maps copy them. Works without a map. */
export function CoordinatesField({ point, onChange }: CoordinatesFieldProps) {
  const { t } = useLingui();
  const { reach } = useFace();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <Field
      label={t`Coordenadas`}
      hint={t`Latitud y longitud, como las copia otro mapa.`}
      error={isWrong ? t`Escribe dos números de la región, como -8.11180, -79.02880.` : undefined}
      value={typed ?? (point ? `${point[1].toFixed(5)}, ${point[0].toFixed(5)}` : '')}
      autoComplete="off"
      maxLength={60}
      onChange={({ target }) => {
        setTyped(target.value);
        setWrong(false);
        const read = readCoordinates(target.value, reach);
        if (read) onChange(read);
      }}
      onBlur={() => {
        if (typed?.trim() && !readCoordinates(typed, reach)) setWrong(true);
        else setTyped(null);
      }}
    />
  );
}

function readCoordinates(text: string, [west, south, east, north]: readonly number[]): LonLat | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!found) return null;
  const [lat, lon] = [Number(found[1]), Number(found[2])];
  const isInside = lon >= west! && lon <= east! && lat >= south! && lat <= north!;
  return isInside ? [lon, lat] : null;
}
