import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import type { RegionPlace } from '../../contract/region.ts';
import { ChangeHistory } from './change-history.tsx';
import styles from './history-drawer.module.css';
import { PlaceMoves } from './merge/place-moves.tsx';

/** The history of a place on screens that have no room beside the form. */
export function HistoryDrawer({ place }: { place: RegionPlace }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.drawer}>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        <History size={16} aria-hidden />
        <Trans>Historia</Trans>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} label={t`Historia`}>
        <div className={classNames(sheet.body, flow.stack5)}>
          <PlaceMoves place={place} />
          <ChangeHistory />
        </div>
      </Sheet>
    </div>
  );
}
