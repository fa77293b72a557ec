import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from 'react-router';
import type { LawView } from '#features/policies/contract/law.ts';
import { showLaw } from '#features/policies/contract/routes.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSettings } from '#web/settings.ts';
import { Reading } from '#web/ui/reading.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { LawHelp } from './law-help.tsx';

export async function loader({ api, signal }: PageRequest) {
  return api.call(showLaw, { signal });
}

export const head = ({ face }: PageFacts<LawView>) => ({
  title: 'Ayuda',
  description: `Cómo buscar lugares, armar un viaje, compartirlo y llevártelo en ${face.product}.`,
});

export function Component() {
  const { t } = useLingui();
  const { id, product, organisation, demo, empty } = useFace();
  const { mailbox } = useSettings();
  const law = useLoaderData<LawView>();
  return (
    <Reading
      title={t`Ayuda`}
      lead={<Trans>Lo que más se pregunta, en corto.</Trans>}
      picture={posterUrl({ region: id, scene: empty.quiet, seed: empty.quiet })}
    >
      <section>
        <h2>
          <Trans>¿Necesito una cuenta?</Trans>
        </h2>
        <p>
          <Trans>
            No. Puedes explorar, armar un viaje, cambiarlo, compartirlo y llevártelo sin dar ningún dato. Lo que armas
            se guarda en este navegador; si lo compartes o pides guardarlo, también en nuestro servidor, bajo un enlace
            que nadie puede adivinar.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>¿Qué significa «horario publicado»?</Trans>
        </h2>
        <p>
          <Trans>
            Que una fuente con nombre y fecha lo dice: la ves al lado del horario. De muchos lugares no hay horario
            publicado; ahí decimos «horario supuesto» o «sin comprobar», y no «abierto». Los espacios sin puerta
            (plazas, playas) se marcan como espacio abierto. En <Link to={paths.explore()}>Explorar</Link> puedes elegir
            «Solo horario conocido».
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>¿Cómo se arma el plan?</Trans>
        </h2>
        <p>
          <Trans>
            En <Link to={paths.planTrip()}>Arma tu viaje</Link> dices cuándo vienes, quiénes, a qué ritmo y qué te
            gusta. El plan respeta horarios, caminos reales y descansos, y dice de cada parada por qué cabe. Lo que
            quedó fuera, y por qué, está a un toque. Después puedes mover, quitar, alargar o fijar lo que quieras.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>¿Puedo llevármelo?</Trans>
        </h2>
        <p>
          <Trans>
            Sí: al calendario (ICS), al GPS (GPX), a un mapa (GeoJSON) o en papel, desde tu viaje en{' '}
            <Link to={paths.trips()}>Mis viajes</Link>.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>¿Quién ve mi viaje?</Trans>
        </h2>
        <p>
          <Trans>
            Nadie, hasta que compartas su enlace. Quien tenga el enlace de lectura lo ve y no lo cambia; puedes anularlo
            cuando quieras. Los buscadores no lo indexan.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>¿Cómo ordenan los resultados?</Trans>
        </h2>
        <p>
          <Trans>
            Por lo que buscas, por cercanía o por nombre. Nadie paga por aparecer antes. Los lugares destacados los
            elige la región y se dicen destacados.
          </Trans>
        </p>
      </section>
      <LawHelp law={law} />
      <section>
        <h2>
          <Trans>Escríbenos</Trans>
        </h2>
        <p>
          <Trans>
            Responsable de {product}: {organisation.name}, {organisation.address}.
          </Trans>{' '}
          <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
          {organisation.phone && (
            <>
              {' · '}
              <Telephone kind="inline" phone={organisation.phone} of={organisation.name} />
            </>
          )}
        </p>
        {demo && (
          <p className={textStyles.note}>
            <Trans>Este sitio es una demostración: la organización y su dirección son de ejemplo.</Trans>{' '}
            {mailbox && (
              <Link to={travellerPaths.mailbox()}>
                <Trans>Lo que enviaría por correo está en su buzón.</Trans>
              </Link>
            )}
          </p>
        )}
      </section>
    </Reading>
  );
}
