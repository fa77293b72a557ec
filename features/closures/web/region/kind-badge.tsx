import { CalendarDays, TrafficCone } from 'lucide-react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import type { Closure, ClosureKind } from '../../contract/closure.ts';
import styles from './closure-list.module.css';

export function KindBadge({
  kind,
  poster,
}: {
  kind: ClosureKind;
  poster: NonNullable<Closure['placeCard']>['poster'] | null;
}) {
  const region = useFace().id;
  if (poster)
    return <img className={styles.poster} src={posterUrl({ region, ...poster })} alt="" width={54} height={60} />;
  return (
    <span className={classNames(textStyles.soft, styles.sign)} aria-hidden="true">
      {kind === 'event' ? <CalendarDays size={22} /> : <TrafficCone size={22} />}
    </span>
  );
}
