import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { formatDistance } from '#web/format/distance.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { LARGEST_RADIUS, SMALLEST_RADIUS } from '../../../contract/closure.ts';
import form from '../closure-form.module.css';
import styles from './area-map.module.css';
import { moved } from './circle.ts';
import { type Circle, inBounds } from './use-area-draft.ts';

/** The slider is logarithmic, because a circle may cover a street corner or a valley. */
const STEPS = 100;
const RATIO = LARGEST_RADIUS / SMALLEST_RADIUS;
const stepOf = (metres: number) => Math.round((STEPS * Math.log(metres / SMALLEST_RADIUS)) / Math.log(RATIO));
const metresOf = (step: number) => inBounds(SMALLEST_RADIUS * RATIO ** (step / STEPS));

export function CircleControls({ circle, onChange }: { circle: Circle; onChange: (circle: Circle) => void }) {
  const { t } = useLingui();
  function shift(east: number, north: number) {
    const step = Math.max(20, circle.metres / 4);
    const [lon, lat] = moved(circle, east * step, north * step);
    onChange({ ...circle, lon, lat });
  }
  return (
    <div className={flow.row4}>
      <label className={classNames(flow.stack1, styles.radius)}>
        <span className={classNames(flow.row2, flow.ends)}>
          <Trans>Radio</Trans> <b>{formatDistance(circle.metres)}</b>
        </span>
        <input
          type="range"
          className={form.range}
          min={0}
          max={STEPS}
          value={stepOf(circle.metres)}
          aria-valuetext={formatDistance(circle.metres)}
          onChange={({ target }) => onChange({ ...circle, metres: metresOf(Number(target.value)) })}
        />
      </label>
      <fieldset className={flow.row1} aria-label={t`Mover la zona`}>
        <IconButton label={t`Al oeste`} onClick={() => shift(-1, 0)}>
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <IconButton label={t`Al norte`} onClick={() => shift(0, 1)}>
          <ArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton label={t`Al sur`} onClick={() => shift(0, -1)}>
          <ArrowDown size={18} aria-hidden />
        </IconButton>
        <IconButton label={t`Al este`} onClick={() => shift(1, 0)}>
          <ArrowRight size={18} aria-hidden />
        </IconButton>
      </fieldset>
    </div>
  );
}
