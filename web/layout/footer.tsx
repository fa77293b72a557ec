import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useFace } from '#web/face.ts';
import { openDataPaths } from '#web/paths/public-files.ts';
import { paths } from '#web/paths/site.ts';
import { Fret } from '#web/ui/fret.tsx';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import { FooterPolicies } from './footer-policies.tsx';
import { LegalLink } from './legal-link.tsx';

/** Below the first screen, so its scripts load when the browser is idle. */
export default function Footer() {
  const { region, law, sources } = useFace();
  const { t } = useLingui();
  return (
    <footer className={`${styles.foot} no-print`}>
      <Fret className={styles.edge} size={18} />
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <p>
            <Trans>
              Plataforma turística de {region}. Cada dato dice de dónde viene y de cuándo es; lo que no sabemos, también
              lo decimos.
            </Trans>
          </p>
          {law.buttons.slice(0, 1).map((button) => (
            <LegalLink key={button.id} {...button} className={styles.book} />
          ))}
        </div>
        <nav aria-label={t`Viajar`}>
          <h2>
            <Trans>Viajar</Trans>
          </h2>
          <Link to={paths.explore()}>
            <Trans>Explorar</Trans>
          </Link>
          <Link to={paths.itineraries()}>
            <Trans>Itinerarios</Trans>
          </Link>
          <Link to={paths.plans()}>
            <Trans>Planes</Trans>
          </Link>
          <Link to={paths.planTrip()}>
            <Trans>Arma tu viaje</Trans>
          </Link>
          <Link to={paths.trips()}>
            <Trans>Mis viajes</Trans>
          </Link>
        </nav>
        <nav aria-label={t`Ayuda`}>
          <h2>
            <Trans>Ayuda</Trans>
          </h2>
          <Link to={paths.help()}>
            <Trans>Ayuda</Trans>
          </Link>
          <Link to={paths.findBooking()}>
            <Trans>Tu reserva, con referencia y PIN</Trans>
          </Link>
          <Link to={paths.sell()}>
            <Trans>Vende con nosotros</Trans>
          </Link>
          <Link to={paths.sources()}>
            <Trans>Fuentes y licencias</Trans>
          </Link>
          <Link to={paths.privacy()}>
            <Trans>Privacidad</Trans>
          </Link>
          <Link to={openDataPaths.page()}>
            <Trans>Datos abiertos</Trans>
          </Link>
          <a href={paths.apiDocs()}>
            <Trans>API</Trans>
          </a>
        </nav>
        <FooterPolicies more={law.buttons.slice(1).map((button) => <LegalLink key={button.id} {...button} />)} />
      </div>
      <div className={styles.legal}>
        <div>
          {law.notices.map(({ id, title, text }) => (
            <p key={id}>
              <b>{title}.</b> {text}
            </p>
          ))}
        </div>
        <p>
          <Trans>Datos:</Trans>{' '}
          {sources.map(({ id, attribution, licence_name }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              {attribution} ({licence_name})
            </span>
          ))}
          . <Trans>Ilustraciones propias. Hecho con Vereda, software libre.</Trans>
        </p>
      </div>
    </footer>
  );
}
