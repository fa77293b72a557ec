import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RatingField } from '#web/ui/rating-field.tsx';
import { STAR_WORDS } from '../review-words.ts';

interface StarChoiceProps {
  label: ReactNode;
  value: number | null;
  onChange: (value: number) => void;
  error?: ReactNode;
  small?: boolean;
}

export function StarChoice(props: StarChoiceProps) {
  const { i18n } = useLingui();
  return <RatingField {...props} words={STAR_WORDS.map((word) => i18n._(word))} />;
}
