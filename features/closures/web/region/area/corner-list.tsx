import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { LonLat } from '#features/maps/web/public.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './corner-list.module.css';
import { FEWEST_CORNERS, insertAfter, MOST_CORNERS, middleOf, moveCorner, type Ring } from './ring.ts';

interface CornerListProps {
  ring: Ring;
  middle: LonLat;
  onRing: (ring: Ring) => void;
}

export function CornerList({ ring, middle, onRing }: CornerListProps) {
  const { t } = useLingui();
  const set = (index: number, member: 0 | 1, text: string) => {
    const degrees = Number(text.replace(',', '.').replace('−', '-'));
    if (text.trim() === '' || !(Math.abs(degrees) <= (member === 0 ? 180 : 90))) return;
    const [lon, lat] = ring[index]!;
    if (degrees !== (member === 0 ? lon : lat))
      onRing(moveCorner(ring, index, member === 0 ? [degrees, lat] : [lon, degrees]));
  };
  /**
   * Adds a corner in the middle of the last side. The first three corners have fixed positions, because there is no
   * side yet.
   */
  const add = () => {
    const [lon, lat] = middle;
    const spot: LonLat =
      ring.length < FEWEST_CORNERS
        ? [lon + 0.002 * (ring.length - 1), lat + (ring.length === 1 ? 0.002 : 0)]
        : middleOf(ring, ring.length - 1);
    onRing(insertAfter(ring, ring.length - 1, spot));
  };
  return (
    <Disclosure
      summary={
        <>
          <Trans>En números</Trans>{' '}
          <small className={textStyles.soft}>
            <Plural value={ring.length} one="# esquina" other="# esquinas" />
          </small>
        </>
      }
    >
      <div className={classNames(flow.stack2, flow.start)}>
        {ring.length > 0 && (
          <p className={classNames(textStyles.note, styles.corner)} aria-hidden="true">
            <span />
            <span>
              <Trans>Latitud</Trans>
            </span>
            <span>
              <Trans>Longitud</Trans>
            </span>
          </p>
        )}
        <ol className={flow.stack2}>
          {ring.map(([lon, lat], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index; its fields are reset when it moves.
            <li key={`${index} ${lon} ${lat}`} className={classNames('num', styles.corner)}>
              <b className={textStyles.soft} aria-hidden="true">
                {index + 1}
              </b>
              <input
                aria-label={t`Latitud de la esquina ${index + 1}`}
                inputMode="text"
                defaultValue={lat.toFixed(6)}
                onBlur={({ target }) => set(index, 1, target.value)}
              />
              <input
                aria-label={t`Longitud de la esquina ${index + 1}`}
                inputMode="text"
                defaultValue={lon.toFixed(6)}
                onBlur={({ target }) => set(index, 0, target.value)}
              />
              <IconButton
                label={t`Quitar la esquina ${index + 1}`}
                onClick={() => onRing(ring.filter((_, i) => i !== index))}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
        <Button kind="quiet" size="small" disabled={ring.length >= MOST_CORNERS} onClick={add}>
          <Plus size={18} aria-hidden />
          <Trans>Agregar una esquina</Trans>
        </Button>
      </div>
    </Disclosure>
  );
}
