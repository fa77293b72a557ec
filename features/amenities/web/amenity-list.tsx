import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { amenityIcons } from '#features/maps/web/public.ts';
import { formatDistance } from '#web/format/distance.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { AmenitiesList, AmenityKind, ListedAmenity } from '../contract/amenity.ts';
import { AMENITY_NAMES } from '../contract/kind-names.ts';
import styles from './amenity-list.module.css';
import { AmenitySourceLine } from './amenity-source-line.tsx';
import { amenityTitle } from './amenity-words.ts';

interface AmenityListProps {
  list: AmenitiesList;
  kinds: readonly AmenityKind[];
  chosen: string | null;
  /** Name of the point from which distances are measured, such as "la Plaza de Armas". */
  from: string;
  onChoose: (amenity: ListedAmenity) => void;
}

const SHOWN = 5;
const together = new Intl.ListFormat('es', { type: 'conjunction' });

export function AmenityList({ list, kinds, chosen, from, onChoose }: AmenityListProps) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const items = all ? list.items : list.items.slice(0, SHOWN);
  const names = together.format(kinds.map((kind) => AMENITY_NAMES[kind].many.toLocaleLowerCase('es')));
  if (list.total === 0) return null;
  return (
    <section className={classNames(flow.stack2, styles.section)} aria-labelledby="utiles">
      <h2 id="utiles" className={textStyles.titleM}>
        {list.total} {names}
      </h2>
      <p className={textStyles.note}>
        <Trans>Los más cercanos a {from}, en línea recta.</Trans>
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <AmenityItem item={item} pressed={item.id === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {!all && list.items.length > SHOWN && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          {t`Ver ${list.items.length - SHOWN} más`}
        </Button>
      )}
      {list.source && <AmenitySourceLine source={list.source} />}
    </section>
  );
}

function AmenityItem({
  item,
  pressed,
  onChoose,
}: {
  item: ListedAmenity;
  pressed: boolean;
  onChoose: (amenity: ListedAmenity) => void;
}) {
  const Icon = amenityIcons[item.kind];
  const title = amenityTitle(item);
  const kind = AMENITY_NAMES[item.kind].one;
  const detail = [title === kind ? null : kind, item.address].filter(Boolean).join(' · ');
  return (
    <button type="button" className={styles.item} aria-pressed={pressed} onClick={() => onChoose(item)}>
      <Icon size={20} aria-hidden="true" />
      <span className={classNames(flow.stackHalf, textStyles.small)}>
        <b className={textStyles.strong}>{title}</b>
        {detail && <span className={textStyles.soft}>{detail}</span>}
      </span>
      <span className={classNames('num', textStyles.note)}>{formatDistance(item.metres)}</span>
    </button>
  );
}
