import { Trans } from '@lingui/react/macro';
import { TrafficCone, TriangleAlert } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { ClosureNotice } from '../contract/closure.ts';
import { closureWords, isInForce } from '../contract/closure-words.ts';

interface Props {
  closure: ClosureNotice | null;
}

export function ClosureLine({ closure }: Props) {
  const today = localDate(useFace().timeZone);
  if (!closure) return null;
  const isShut = closure.place !== null && !closure.hours && isInForce(closure, today);
  const Icon = closure.place === null ? TrafficCone : TriangleAlert;
  return (
    <span className={classNames(flow.mark2, textStyles.small, isShut ? textStyles.stop : textStyles.caution)}>
      <Icon size={15} aria-hidden />
      <span>{closureWords(closure, today)}</span>
    </span>
  );
}

export function ClosureNoticeBox({ closure }: Props) {
  const today = localDate(useFace().timeZone);
  if (!closure) return null;
  const isShut = closure.place !== null && !closure.hours && isInForce(closure, today);
  const Icon = closure.place === null ? TrafficCone : TriangleAlert;
  return (
    <div role="note">
      <Alert
        look="panel"
        tone={isShut ? 'stop' : 'caution'}
        live="none"
        icon={<Icon size={20} aria-hidden />}
        title={closureWords(closure, today)}
      >
        <small className={textStyles.soft}>
          {closure.sourceUrl ? (
            <Trans>
              Lo dice <a href={closure.sourceUrl}>{closure.source}</a>.
            </Trans>
          ) : (
            <Trans>Lo dice {closure.source}.</Trans>
          )}
        </small>
      </Alert>
    </div>
  );
}
