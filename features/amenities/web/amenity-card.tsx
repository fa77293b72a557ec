import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { amenityIcons } from '#features/maps/web/public.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import type { Amenity } from '../contract/amenity.ts';
import { AMENITY_NAMES } from '../contract/kind-names.ts';
import styles from './amenity-card.module.css';
import { amenityTitle } from './amenity-words.ts';

interface AmenityCardProps {
  amenity: Amenity;
  /** `tall` is for the map. `flat` replaces the sheet on a phone. */
  shape: 'tall' | 'flat';
  onClose: () => void;
}

export function AmenityCard({ amenity, shape, onClose }: AmenityCardProps) {
  const { t } = useLingui();
  const title = amenityTitle(amenity);
  const kind = AMENITY_NAMES[amenity.kind].one;
  const Icon = amenityIcons[amenity.kind];
  return (
    <article
      className={classNames(flow.stackHalf, textStyles.small, styles.card, shape === 'flat' && styles.flat)}
      aria-label={title}
    >
      <p className={classNames(flow.mark2, textStyles.soft)}>
        <Icon size={16} aria-hidden="true" />
        <span>{kind}</span>
      </p>
      <h2 className={textStyles.titleM}>{title}</h2>
      {amenity.address && <p>{amenity.address}</p>}
      {amenity.phone && (
        <p>
          <Telephone kind="inline" phone={amenity.phone} />
        </p>
      )}
      {amenity.alwaysOpen && (
        <p className={textStyles.soft}>
          <Trans>Abierto las 24 horas</Trans>
        </p>
      )}
      <IconButton className={styles.close} label={t`Cerrar ${title}`} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </article>
  );
}
