import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { IconButton } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import styles from '../../../stops.module.css';
import type { PartProps } from '../ask-draft.ts';
import { AskPart } from './ask-part.tsx';

export function DaysPart({ draft: { program }, change }: PartProps) {
  const { t } = useLingui();
  if (!program.some(({ stops }) => stops.length > 0)) return null;

  function remove(day: number, stop: number) {
    const { title } = program[day]!.stops[stop]!;
    change({
      program: program.map(({ stops }, index) => ({ stops: index === day ? stops.toSpliced(stop, 1) : stops })),
    });
    toast({
      text: t`Quitamos ${title}.`,
      action: { label: t`Deshacer`, run: () => change({ program }) },
    });
  }

  return (
    <AskPart title={<Trans>Los días con los que empiezas</Trans>}>
      <p className={textStyles.note}>
        <Trans>Son una idea: el operador puede mejorarla. Quita lo que no quieras.</Trans>
      </p>
      <ol className={flow.stack4}>
        {program.map(({ stops }, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position
          <li key={day} className={flow.stack1}>
            {program.length > 1 && <h3 className={textStyles.warm}>{t`Día ${day + 1}`}</h3>}
            {stops.length === 0 && <p className={textStyles.note}>{t`Libre`}</p>}
            <ul className={flow.ruled}>
              {stops.map((stop, index) => (
                <li key={`${stop.begin}-${stop.title}`} className={styles.stop}>
                  <span className="num">{stop.begin === null ? '' : formatClock(stop.begin)}</span>
                  <span>
                    {stop.title} <small className={`${textStyles.soft} num`}>{formatDuration(stop.minutes)}</small>
                  </span>
                  <IconButton label={t`Quitar ${stop.title}`} onClick={() => remove(day, index)}>
                    <X size={18} aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </AskPart>
  );
}
