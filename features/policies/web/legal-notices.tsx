import { useEffect, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { LawView, NoticePlace } from '../contract/law.ts';
import { showLaw } from '../contract/routes.ts';

export function LegalNotices({ place }: { place: NoticePlace }) {
  const api = useApi();
  const [notices, setNotices] = useState<LawView['notices']>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .call(showLaw, { signal: leaving.signal, quiet: true })
      .then((law) => setNotices(law.notices.filter(({ places }) => places.includes(place))))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api, place]);
  if (notices.length === 0) return null;
  return (
    <aside className={`${flow.stack2} ${textStyles.note}`}>
      {notices.map(({ id, title, text }) => (
        <p key={id}>
          <b>{title}.</b> {text}
        </p>
      ))}
    </aside>
  );
}
