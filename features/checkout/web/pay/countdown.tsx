import { Plural, Trans } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import styles from './countdown.module.css';

/** Screen readers announce the remaining time at these minutes. */
const ANNOUNCED = [5, 1];

/** @param left milliseconds until the seats are released */
export function Countdown({ left }: { left: number }) {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  // The seats of an accepted offer are held for days, so hours are shown.
  const clock =
    hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes}:${String(seconds % 60).padStart(2, '0')} min`;
  const [first] = useState(seconds);
  const announced = ANNOUNCED.findLast((minute) => seconds <= minute * 60 && first > minute * 60);
  return (
    <div className={styles.countdown} data-soon={minutes < 5 || undefined}>
      <Timer size={20} aria-hidden />
      <p>
        <Trans>
          Guardamos tus lugares por <b className="num">{clock}</b>
        </Trans>
      </p>
      <span className="sr" aria-live="polite">
        {announced && (
          <Plural value={announced} one="Queda # minuto para pagar." other="Quedan # minutos para pagar." />
        )}
      </span>
    </div>
  );
}
