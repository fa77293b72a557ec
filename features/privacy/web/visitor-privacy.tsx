import { Trans } from '@lingui/react/macro';
import { Section } from '#features/accounts/web/public.ts';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { ConsentChoices } from './consents/consent-choices.tsx';
import styles from './privacy.module.css';

export function VisitorPrivacy() {
  return (
    <div className={`${flow.stack6} ${styles.visitor}`}>
      <header className={flow.stack2}>
        <h1>
          <Trans>Tu privacidad</Trans>
        </h1>
        <p className={`${textStyles.soft} ${textStyles.lead}`}>
          <Trans>
            Viajas sin cuenta: no sabemos quién eres. Lo que armas está en este navegador, y en el servidor sin tu
            nombre.
          </Trans>
        </p>
        <p className={`${textStyles.soft} ${textStyles.lead}`}>
          <Trans>
            Mientras guardas lugares sin pagar, el servidor tiene un resumen cifrado de tu red y de tu navegador, para
            que nadie acapare una salida. Se borra al pagar o soltarlos, o diez minutos después de que se acabe el
            tiempo.
          </Trans>
        </p>
      </header>
      <Section title={<Trans>Lo que permites</Trans>}>
        <ConsentChoices />
      </Section>
      <Section
        title={<Trans>¿Tienes una cuenta?</Trans>}
        lead={<Trans>Entra para ver todo lo que guardamos sobre ti, llevarte una copia o borrarla.</Trans>}
      >
        <Actions>
          <ButtonLink to={accountPaths.signIn(paths.privacy())}>
            <Trans>Entrar</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.policy('privacy')}>
            <Trans>Leer la política de privacidad</Trans>
          </ButtonLink>
        </Actions>
      </Section>
    </div>
  );
}
