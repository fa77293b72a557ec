import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { optional } from '#web/layout/optional.ts';
import { TextButton } from '#web/ui/text-link.tsx';

const ReportSheet = optional(() => import('./report-sheet.tsx'));

/** Opens the sheet in which a reader reports a public trip to the region. */
export function ReportTrip({ id }: { id: string }) {
  const [sheet, setSheet] = useState({ isOpen: false, wasOpen: false });
  return (
    <>
      <p>
        <TextButton kind="back" onClick={() => setSheet({ isOpen: true, wasOpen: true })}>
          <Flag size={16} aria-hidden />
          <Trans>Reportar este viaje</Trans>
        </TextButton>
      </p>
      {sheet.wasOpen && (
        <Suspense fallback={null}>
          <ReportSheet id={id} open={sheet.isOpen} onClose={() => setSheet({ isOpen: false, wasOpen: true })} />
        </Suspense>
      )}
    </>
  );
}
