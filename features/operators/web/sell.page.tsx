import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from 'react-router';
import { commissionText } from '#features/organisation/contract/choices.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { paths } from '#web/paths/site.ts';
import flow from '#web/ui/flow.module.css';
import { Reading } from '#web/ui/reading.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { documentKindName } from '../contract/operator.ts';
import { showSellingTerms } from '../contract/plan-routes.ts';
import type { SellingTerms } from '../contract/selling-terms.ts';
import styles from './sell.module.css';
import { SellAction } from './sell-action.tsx';

const EXAMPLE_PRICE = 10_000;
const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const loader = ({ api, signal }: PageRequest): Promise<SellingTerms> => api.call(showSellingTerms, { signal });

export const head = ({ face }: PageFacts<SellingTerms>) => ({
  title: 'Vende con nosotros',
  description: `Lo que cuesta vender tus planes en ${face.product}, cuándo cobras y qué te pedimos.`,
});

export function Component() {
  const { t } = useLingui();
  const { id, product, region, organisation, empty } = useFace();
  const terms = useLoaderData<SellingTerms>();
  return (
    <Reading
      title={t`Vende con nosotros`}
      lead={<Trans>Muestra tus planes de {region} a quienes ya están armando su viaje.</Trans>}
      picture={posterUrl({ region: id, scene: empty.plans, seed: empty.plans })}
    >
      <section className={flow.stack3}>
        <h2>
          <Trans>Cómo se vende aquí</Trans>
        </h2>
        <HowItSells terms={terms} />
        <SellAction />
      </section>
      {terms.sells !== 'nothing' && <Money terms={terms} />}
      <Asked terms={terms} />
      <section className={flow.stack3}>
        <h2>
          <Trans>Después de registrarte</Trans>
        </h2>
        <ol className={`${flow.stack1} ${styles.steps}`}>
          <li>
            <Trans>
              Completas tus datos y subes tus documentos, desde el teléfono y a tu ritmo: todo queda guardado.
            </Trans>
          </li>
          <li>
            <Trans>
              Mientras tanto preparas tus planes, con programa, tarifas y salidas, y los ves como un viajero.
            </Trans>
          </li>
          <li>
            <Trans>
              La región revisa tus datos y después cada plan. Te escribimos cuando responda: si falta algo, te decimos
              qué.
            </Trans>
          </li>
        </ol>
      </section>
      <section className={flow.stack3}>
        <h2>
          <Trans>¿Tienes dudas?</Trans>
        </h2>
        <p>
          <Trans>
            Responsable de {product}: {organisation.name}. Escribe a{' '}
            <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
          </Trans>
          {organisation.phone && (
            <>
              {' · '}
              <Telephone kind="inline" phone={organisation.phone} of={organisation.name} />
            </>
          )}
        </p>
        <p>
          <TextLink to={paths.plans()}>
            <Trans>Ver los planes publicados</Trans>
          </TextLink>
        </p>
      </section>
    </Reading>
  );
}

function HowItSells({ terms: { sells, mode } }: { terms: SellingTerms }) {
  return (
    <>
      <p>
        {sells === 'everything' && (
          <Trans>
            Los viajeros reservan y pagan en el sitio. Recibes la reserva con sus datos, y el dinero llega a tu cuenta.
          </Trans>
        )}
        {sells === 'quotations' && (
          <Trans>
            Los viajeros te piden una cotización. Respondes con tu oferta y, si la aceptan, la pagan en el sitio.
          </Trans>
        )}
        {sells === 'nothing' && (
          <Trans>
            Este sitio es un directorio: muestra tus planes y los viajeros te escriben. La venta y el cobro los haces
            tú, sin comisión.
          </Trans>
        )}
      </p>
      <p className={textStyles.note}>
        {sells === 'everything' ? <Trans>Nosotros tomamos la reserva y cobramos por ti.</Trans> : mode}
      </p>
    </>
  );
}

function Money({ terms: { sells, commissionBps, paidAfterDays, bankWaitHours } }: { terms: SellingTerms }) {
  const { currency } = useFace();
  const price = formatMoney(EXAMPLE_PRICE, currency.code);
  const kept = shareOf(EXAMPLE_PRICE, commissionBps);
  const left = formatMoney(EXAMPLE_PRICE - kept, currency.code);
  return (
    <>
      <section className={flow.stack3}>
        <h2>
          <Trans>Cuánto cuesta</Trans>
        </h2>
        <p>
          <Trans>Registrarte y publicar no cuesta nada.</Trans>{' '}
          {commissionBps === 0 ? (
            <Trans>La oficina de turismo de la región no te cobra comisión.</Trans>
          ) : (
            <Trans>
              De lo que se paga en el sitio, la región cobra <b>{commissionText(commissionBps)}</b>: de {price} recibes{' '}
              <b>{left}</b>.
            </Trans>
          )}
        </p>
        {sells === 'everything' && commissionBps > 0 && (
          <p>
            <Trans>Las reservas que tomas por teléfono y anotas a mano no pagan comisión.</Trans>
          </p>
        )}
      </section>
      <section className={flow.stack3}>
        <h2>
          <Trans>Cuándo cobras</Trans>
        </h2>
        <p>
          <Plural
            value={paidAfterDays}
            one="Tu parte se te transfiere desde el día siguiente al final de cada salida."
            other="Tu parte se te transfiere desde # días después del final de cada salida."
          />{' '}
          <Trans>Cada mes tienes un estado de cuenta con cada reserva.</Trans>
        </p>
        <p>
          <Plural
            value={bankWaitHours}
            one="Si cambias tu cuenta, la nueva empieza a usarse una hora después y te avisamos a tu correo. Así, si no fuiste tú, puedes detener el cambio."
            other="Si cambias tu cuenta, la nueva empieza a usarse # horas después y te avisamos a tu correo. Así, si no fuiste tú, puedes detener el cambio."
          />
        </p>
      </section>
    </>
  );
}

function Asked({ terms: { register, registeredOnly } }: { terms: SellingTerms }) {
  const { name, authority, url, fields, taxName, until, account, documents } = register;
  const required = [...fields, ...(until ? [until] : [])].filter((field) => field.required);
  const asked = list.format(required.map(({ label }) => inSentence(label)));
  return (
    <section className={flow.stack3}>
      <h2>
        <Trans>Qué te pedimos</Trans>
      </h2>
      <ul className={textStyles.disc}>
        <li>
          <Trans>Un correo y un teléfono a los que llegan las reservas.</Trans>
        </li>
        <li>
          <Trans>La razón social, el {taxName} y quién representa al operador.</Trans>
        </li>
        <li>
          {asked ? (
            <Trans>
              Tu inscripción en el registro oficial ({name}), con estos datos: {asked}.
            </Trans>
          ) : (
            <Trans>Tu inscripción en el registro oficial ({name}).</Trans>
          )}
        </li>
        {documents.length > 0 && (
          <li>
            <Trans>Una foto o el PDF de:</Trans> {documents.map((kind) => documentKindName(kind, taxName)).join(', ')}.
          </li>
        )}
        <li>
          {account ? (
            <Trans>La cuenta en la que recibes tu dinero ({account.name}).</Trans>
          ) : (
            <Trans>La cuenta en la que recibes tu dinero.</Trans>
          )}
        </li>
        <li>
          <Trans>Para planes de aventura, el certificado de seguridad vigente.</Trans>
        </li>
      </ul>
      {registeredOnly && (
        <p>
          <Trans>Si no estás inscrito, no puedes vender en este sitio.</Trans>{' '}
          <Trans>Te inscribes ante {authority}.</Trans>{' '}
          {url && (
            <a href={url} target="_blank" rel="noreferrer">
              <Trans>Ver el registro</Trans>
            </a>
          )}
        </p>
      )}
      <p>
        <Trans>
          Se publican tu nombre, tu contacto y tu inscripción. Lo demás lo ven solo tu equipo y la región.{' '}
          <Link to={paths.privacy()}>Privacidad</Link>
        </Trans>
      </p>
    </section>
  );
}

/** An abbreviation such as "RUC" stays as it is. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
