import { Trans, useLingui } from '@lingui/react/macro';
import { valueText } from '#web/drafts/conflict-panel.tsx';
import { formatDay } from '#web/format/dates.ts';
import { formatClock } from '#web/format/time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import textStyles from '#web/ui/text.module.css';
import { cancellationWords } from '../../../contract/cancellation-words.ts';
import { DIFFICULTY_NAMES, PLAN_CATEGORY_NAMES } from '../../../contract/plan-categories.ts';
import { languageWords } from '../../plan-words.ts';
import { useOperator } from '../operator-frame.tsx';
import type { PendingChange } from './pending-changes.ts';
import { useMemberNames } from './use-member-names.ts';

const LONGEST = 160;

interface PendingNoteProps {
  changes: readonly PendingChange[];
  isSubmitted: boolean;
}

export function PendingNote({ changes, isSubmitted }: PendingNoteProps) {
  const { t } = useLingui();
  const nameOf = useMemberNames();
  const shownText = useShownText();
  if (changes.length === 0) return null;
  return (
    <Alert look="panel" tone="caution" live="none">
      <h3 className={textStyles.titleS}>
        {isSubmitted ? (
          <Trans>Espera la revisión. El público todavía ve:</Trans>
        ) : (
          <Trans>Sin publicar. El público todavía ve:</Trans>
        )}
      </h3>
      <Facts>
        {changes.map((change) => (
          <Fact key={change.path.join('/')} name={nameOf(change.path)}>
            <span className={textStyles.keepsLines}>{shownText(change) || t`Nada`}</span>
          </Fact>
        ))}
      </Facts>
    </Alert>
  );
}

function useShownText(): (change: PendingChange) => string {
  const { t } = useLingui();
  const { zone } = useOperator();
  return ({ published: { content, facts }, path: [, member] }) => {
    switch (member) {
      case 'days':
        return content.days
          .flatMap(({ title, stops }) => [title, ...stops.map((stop) => `${formatClock(stop.begin)} ${stop.title}`)])
          .join('\n');
      case 'meeting':
        return [content.meeting.name, content.meeting.note].filter(Boolean).join('. ');
      case 'pictures':
        return content.pictures.map(({ alt }, index) => alt || t`Imagen ${index + 1}`).join('\n');
      case 'policy':
        return cancellationWords(content.policy, zone.split('/').at(-1)!.replaceAll('_', ' ')).join('\n');
      case 'certificate':
        return content.certificate ? `${content.certificate.number}, ${formatDay(content.certificate.until)}` : '';
      case 'category':
        return PLAN_CATEGORY_NAMES[facts.category];
      case 'difficulty':
        return DIFFICULTY_NAMES[facts.difficulty as keyof typeof DIFFICULTY_NAMES];
      case 'languages':
        return languageWords(facts.languages);
      case 'confirmation':
        return facts.confirmation === 'MANUAL' ? t`Lo confirmo yo` : t`Queda confirmado`;
      case 'onFoot':
        return valueText(content.onFoot ?? false);
      case 'accessible':
      case 'adventure':
        return valueText(facts[member]);
      default:
        return shortened(valueText(content[member]));
    }
  };
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
