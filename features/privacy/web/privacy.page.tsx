import { useEffect } from 'react';
import { recallSession, useSession } from '#web/session/session.ts';
import { MyPrivacy } from './my-privacy.tsx';
import { VisitorPrivacy } from './visitor-privacy.tsx';

export const head = () => ({
  title: 'Tu privacidad',
  noIndex: true,
  description: 'Qué guardamos sobre ti, y cómo llevártelo o borrarlo.',
});

export function Component() {
  const status = useSession((session) => session.status);
  useEffect(recallSession, []);
  return status === 'nobody' ? <VisitorPrivacy /> : <MyPrivacy />;
}
