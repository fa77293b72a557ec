import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TextButton } from '#web/ui/text-link.tsx';

const ReportFactSheet = lazy(() => import('./report-fact-sheet.tsx'));

interface ReportFactProps {
  place: { slug: string; name: string };
}

export function ReportFact({ place }: ReportFactProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <TextButton kind="back" onClick={() => setOpen(true)}>
        <Flag size={18} aria-hidden />
        <Trans>Esto está mal</Trans>
      </TextButton>
      {wasOpen && (
        <Suspense>
          <ReportFactSheet place={place} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
