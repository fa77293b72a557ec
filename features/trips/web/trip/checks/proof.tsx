import type { ReactNode } from 'react';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

export function Proof({
  icon,
  mood,
  title,
  children,
}: {
  icon: ReactNode;
  mood: 'ok' | 'warn' | 'stop';
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={flow.mark2}>
      <span className={MOOD[mood]}>{icon}</span>
      <span className={flow.stackHalf}>
        <b className={mood === 'stop' ? textStyles.stop : undefined}>{title}</b>
        {children ? <small className={textStyles.soft}>{children}</small> : null}
      </span>
    </li>
  );
}

const MOOD = { ok: textStyles.open, warn: textStyles.caution, stop: textStyles.stop };
