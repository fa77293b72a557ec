import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { Age } from '#features/backoffice/web/public.ts';
import { useSalutation } from '#features/bookings/web/public.ts';
import { type LoadPicture, MessagePicture } from '#features/conversations/web/public.ts';
import { OperatorContext, Panel } from '#features/operators/web/public.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { OperatorOffer } from '../../../contract/operator.ts';
import { RequestedDays, useWishFacts } from '../../wish-facts.tsx';

interface RequestDetailsProps {
  request: OperatorOffer['request'];
  loadPicture: LoadPicture;
  children: ReactNode;
}

export function RequestDetails({ request, loadPicture, children }: RequestDetailsProps) {
  const { t } = useLingui();
  const wishFacts = useWishFacts();
  const { wish, source, contact, createdAt } = request;
  const kinds: Record<typeof source.kind, string> = {
    plan: t`Desde un plan tuyo`,
    trip: t`Con un viaje que armó`,
    itinerary: t`Con un itinerario del sitio`,
    text: t`Con sus propias palabras`,
  };
  return (
    <Panel
      title={<Trans>Lo que pide</Trans>}
      end={
        <small className={textStyles.soft}>
          <Age at={createdAt} />
        </small>
      }
    >
      <div className={flow.stack4}>
        {wish.wishes && <blockquote className={textStyles.quote}>{wish.wishes}</blockquote>}
        <Facts>
          {wishFacts(wish, wish.areas).map(([name, words]) => (
            <Fact key={name} name={name}>
              {words}
            </Fact>
          ))}
          <Fact name={t`Cómo lo pidió`}>
            {kinds[source.kind]}
            {source.kind === 'plan' && source.slug && (
              <>
                : <TextLink to={travellerPaths.plan(source.slug)}>{source.title}</TextLink>
              </>
            )}
          </Fact>
          {request.assigned === 'rotation' && (
            <Fact name={t`Por qué a ti`}>
              <Trans>Te tocó por turno entre los que encajan.</Trans>
            </Fact>
          )}
          {contact && (
            <>
              <Fact name={t`Correo`}>
                <TextLink to={`mailto:${contact.email}`}>{contact.email}</TextLink>
              </Fact>
              <Fact name={t`Teléfono`}>
                {contact.phone ? (
                  <GuestTelephone phone={contact.phone} name={contact.name} />
                ) : (
                  <Trans>No lo dejó</Trans>
                )}
              </Fact>
            </>
          )}
        </Facts>
        {request.files.length > 0 && (
          <div className={flow.wrap2}>
            {request.files.map((file) => (
              <MessagePicture key={file.id} file={file} load={loadPicture} />
            ))}
          </div>
        )}
        {wish.days.length > 0 && (
          <Disclosure open summary={t`Los días que propone`}>
            <RequestedDays days={wish.days} />
          </Disclosure>
        )}
        {!contact && children && <p className={textStyles.note}>{children}</p>}
      </div>
    </Panel>
  );
}

/** Without signing in, no operator is known, so the text has no salutation. */
function GuestTelephone({ phone, name }: { phone: string; name: string }) {
  const operator = use(OperatorContext);
  const salutation = useSalutation();
  return <Telephone phone={phone} of={name} {...(operator && { message: salutation(operator.name, name) })} />;
}
