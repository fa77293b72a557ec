import { useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { DOUBT_SUBJECTS, type PlaceDoubt } from '#features/places/contract/place.ts';
import type { StopView } from '../../ribbon/day-view.ts';
import { Proof } from './proof.tsx';

export const doubtsAbout = ({ doubts = [] }: StopView, subject: PlaceDoubt['about']): string | null =>
  doubts.flatMap(({ about, text }) => (about === subject ? [text] : [])).join(' ') || null;

/** Doubts about assumed hours stand beside these hours. */
export function DoubtProofs({ stop }: { stop: StopView }) {
  const { t } = useLingui();
  const TITLES: Partial<Record<PlaceDoubt['about'], string>> = {
    closed: t`Puede estar cerrado`,
    ...(stop.hoursClass !== 'assumed' && { hours: t`Su horario no está claro` }),
    price: t`Su precio no está claro`,
    way: t`Cómo llegar no está claro`,
  };
  return DOUBT_SUBJECTS.map((subject) => {
    const title = TITLES[subject];
    const text = doubtsAbout(stop, subject);
    return title && text ? (
      <Proof key={subject} icon={<CircleHelp size={18} aria-hidden="true" />} mood="warn" title={title}>
        {text}
      </Proof>
    ) : null;
  });
}
