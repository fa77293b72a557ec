import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { useSession } from '#web/session/session.ts';
import { useSettings } from '#web/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { decisionOn, PURPOSE_IDS } from '../../contract/consent.ts';
import styles from './consent-banner.module.css';
import { decide, followAccount, recallConsents, useConsents } from './consents.ts';

export default function ConsentBanner() {
  const { t } = useLingui();
  const api = useApi();
  const { pathname } = useLocation();
  const { asksConsent } = useSettings();
  const person = useSession((session) => session.person?.id ?? null);
  const { decisions, ready } = useConsents();
  useEffect(recallConsents, []);
  useEffect(() => {
    // If the request fails, this browser's decisions apply until the next visit.
    if (person) followAccount(api, person).catch(() => undefined);
  }, [api, person]);

  const open = PURPOSE_IDS.filter((id) => asksConsent.includes(id) && !decisionOn(id, decisions));
  if (!ready || open.length === 0 || pathname === paths.privacy()) return null;
  const answer = (given: boolean) => decide(api, open, given, 'banner').catch(() => undefined);
  return (
    <section className={`${styles.banner} no-print`} aria-label={t`Tu privacidad`}>
      <p>
        <Trans>
          ¿Podemos recibir avisos cuando algo falla en tu pantalla? Sin tus textos, y nada cambia si dices que no.
        </Trans>{' '}
        <TextLink kind="inline" to={paths.privacy()}>
          <Trans>Ver qué y para qué</Trans>
        </TextLink>
      </p>
      <div className={styles.answers}>
        <Button kind="quiet" onClick={() => answer(false)}>
          <Trans>No, gracias</Trans>
        </Button>
        <Button kind="quiet" onClick={() => answer(true)}>
          <Trans>Sí, acepto</Trans>
        </Button>
      </div>
    </section>
  );
}
