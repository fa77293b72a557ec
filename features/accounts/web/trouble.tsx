import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';

interface TroubleProps {
  title: ReactNode;
  children?: ReactNode;
  /** `calm` is for problems that the person did not cause. */
  kind?: 'stop' | 'calm';
  action?: ReactNode;
}

export function Trouble({ title, children, kind = 'stop', action }: TroubleProps) {
  const Icon = kind === 'stop' ? CircleAlert : Info;
  return (
    <Alert
      tone={kind === 'stop' ? 'stop' : 'plain'}
      icon={<Icon size={20} aria-hidden />}
      title={title}
      action={action}
    >
      {children && <p>{children}</p>}
    </Alert>
  );
}
