import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import { useFace } from '#web/face.ts';
import { accountPaths } from '#web/paths/account.ts';
import { enterSession, type GivenSession, useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLinkKey } from '../links/use-link-key.ts';
import { returnPath } from '../return-path.ts';
import styles from './entry.module.css';
import { entryAim } from './entry-aim.ts';
import { EntryFrame } from './entry-frame.tsx';
import { homeOf } from './home-of.ts';
import { LinkSignIn } from './link-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInScreen() {
  const { t } = useLingui();
  const { product } = useFace();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { status, person, email } = useSession();
  const key = useLinkKey();
  const back = returnPath(search);
  const sells = entryAim(back) === 'sell';

  const enter = (session: GivenSession) => {
    enterSession(session);
    navigate(back ?? homeOf(session.person), { replace: true });
  };

  if (key) return <LinkSignIn link={key} onSignedIn={enter} />;
  return (
    <EntryFrame
      title={status === 'ended' ? t`Entra otra vez` : sells ? t`Entra para vender` : t`Entra`}
      lead={
        status === 'ended' ? (
          <Trans>Tu sesión terminó. Al entrar vuelves donde estabas.</Trans>
        ) : sells ? (
          <Trans>
            Con una cuenta registras tu operador, subes tus documentos y preparas tus planes. Si ya vendes en {product},
            sigues donde quedaste.
          </Trans>
        ) : (
          <Trans>Tus viajes y tus datos en {product}, en todos tus dispositivos.</Trans>
        )
      }
    >
      {person && (
        <Card className={`${flow.row3} ${flow.ends}`}>
          <span>
            <Trans>
              Ya entraste como <b>{person.name}</b>.
            </Trans>
          </span>
          <ButtonLink kind="quiet" size="small" to={back ?? homeOf(person)}>
            <Trans>Seguir</Trans>
          </ButtonLink>
        </Card>
      )}
      <SignInForm email={person ? '' : (email ?? '')} onSignedIn={enter} />
      <nav className={`${flow.wrap45} ${styles.more}`} aria-label={t`Otras opciones`}>
        <TextLink to={accountPaths.signUp(back ?? undefined)}>
          <Trans>Crear una cuenta</Trans>
        </TextLink>
      </nav>
    </EntryFrame>
  );
}
