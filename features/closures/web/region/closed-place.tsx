import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PlacePicker } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Closure } from '../../contract/closure.ts';
import styles from './closure-form.module.css';
import { KindBadge } from './kind-badge.tsx';

interface ClosedPlaceProps {
  card: Closure['placeCard'];
  error: string | undefined;
  onPick: ComponentProps<typeof PlacePicker>['onPick'];
  onClear: () => void;
}

export function ClosedPlace({ card, error, onPick, onClear }: ClosedPlaceProps) {
  const { t } = useLingui();
  const { searchHint } = useFace();
  if (card)
    return (
      <Card className={styles.picked}>
        <KindBadge kind="place" poster={card.poster} />
        <span className={flow.stackHalf}>
          <b>{card.name}</b>
          <small className={textStyles.soft}>{card.kindLabel}</small>
        </span>
        <IconButton label={t`Elegir otro lugar`} onClick={onClear}>
          <X size={18} aria-hidden />
        </IconButton>
      </Card>
    );
  return (
    <div>
      <PlacePicker label={t`Lugar`} hint={searchHint} onPick={onPick} />
      {error && (
        <Alert look="line" live="none">
          {error}
        </Alert>
      )}
    </div>
  );
}
