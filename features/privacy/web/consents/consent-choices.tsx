import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSettings } from '#web/settings.ts';
import { Toggle } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { decisionOn, isAllowed, PURPOSE_IDS, PURPOSES } from '../../contract/consent.ts';
import { useDay } from '../use-day.ts';
import { decide, recallConsents, useConsents } from './consents.ts';

export function ConsentChoices() {
  const { t } = useLingui();
  const api = useApi();
  const day = useDay();
  const { asksConsent } = useSettings();
  const { decisions } = useConsents();
  useEffect(recallConsents, []);
  const purposes = PURPOSE_IDS.filter((id) => asksConsent.includes(id) || decisionOn(id, decisions));
  return (
    <>
      <p className={textStyles.soft}>
        <Trans>
          En este navegador guardamos solo lo que hace falta para lo que pides: tu sesión, tus viajes, tus preferencias,
          tu canasta, lo que dejaste a medio escribir y las llaves de tus reservas y cotizaciones. No hay publicidad ni
          rastreadores.
        </Trans>
      </p>
      {purposes.length === 0 ? (
        <p>
          <Trans>Hoy no hay nada más que guardar, así que no te pedimos ningún permiso.</Trans>
        </p>
      ) : (
        <ul className={flow.stack4}>
          {purposes.map((id) => {
            const { title, what, stored } = PURPOSES[id];
            const decision = decisionOn(id, decisions);
            return (
              <li key={id}>
                <Toggle
                  checked={isAllowed(id, decisions)}
                  hint={
                    <>
                      {what} {stored}
                    </>
                  }
                  onChange={(event) => {
                    const { checked } = event.target;
                    decide(api, [id], checked, 'privacy').then(
                      () => toast({ text: checked ? t`Anotado: lo permites.` : t`Anotado: ya no lo permites.` }),
                      () => toast({ text: t`Anotado en este navegador. Tu cuenta lo sabrá cuando haya conexión.` }),
                    );
                  }}
                >
                  {title}
                </Toggle>
                <small className={textStyles.soft}>
                  {decision ? (
                    decision.given ? (
                      <Trans>Lo permitiste el {day(decision.decidedAt)}.</Trans>
                    ) : (
                      <Trans>No lo permites desde el {day(decision.decidedAt)}.</Trans>
                    )
                  ) : (
                    <Trans>Todavía no has decidido: mientras tanto, no se hace.</Trans>
                  )}
                </small>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
