import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { AddPhotos } from '#features/photos/web/public.ts';
import {
  AccessFact,
  ChangeHistory,
  FactSavingContext,
  FeesFact,
  HoursFact,
  HoursQuestion,
  LanguagesFact,
  PaymentMeansFact,
  SavedLine,
  SuggestedFact,
  TextFact,
} from '#features/places/web/public.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { useOwnedPlace } from '../frame/owner-room.tsx';
import styles from './owned-facts.module.css';
import { OwnedPosition } from './owned-position.tsx';
import { ProposedFacts } from './proposed-facts.tsx';
import { useOwnedSaving } from './use-owned-saving.ts';

/** Each field saves itself. The region checks the name, the kind and the register number first. */
export function OwnedFacts() {
  const { t } = useLingui();
  const owned = useOwnedPlace();
  const saving = useOwnedSaving(owned);
  const [isHoursWritten, setHoursWritten] = useState(false);
  return (
    <FactSavingContext value={saving}>
      <fieldset className={styles.columns} disabled={owned.claim === 'claim_disputed'}>
        <div className={classNames(flow.stack6, flow.shrinks, styles.facts)}>
          <SavedLine saving={saving} />
          <SuggestedFact />
          <Part id="horario" title={t`Horario`}>
            <HoursFact onDraft={setHoursWritten} />
            <HoursQuestion asks={isHoursWritten} />
            <TextFact fact="hoursNote" />
          </Part>
          <Part id="contacto" title={t`Contacto`}>
            <TextFact fact="phones" type="tel" hint={t`Varios, separados por comas.`} />
            <TextFact fact="whatsapp" type="tel" hint={t`Solo si no es uno de los teléfonos.`} />
            <TextFact fact="email" type="email" />
            <TextFact fact="website" type="url" />
            <TextFact fact="address" />
          </Part>
          <Part id="fotos" title={t`Fotos`}>
            <AddPhotos about={{ kind: 'company', id: owned.place.slug, name: owned.place.facts.name }} />
          </Part>
          <Part id="mapa" title={t`En el mapa`}>
            <OwnedPosition />
          </Part>
          <Part id="precios" title={t`Precios y pago`}>
            <FeesFact />
            <PaymentMeansFact />
          </Part>
          <Part id="visita" title={t`La visita`}>
            <TextFact fact="summary" long hint={t`La frase que da ganas de ir.`} />
            <LanguagesFact />
            <TextFact fact="activities" hint={t`Varias, separadas por comas.`} />
          </Part>
          <Part id="acceso" title={t`Acceso`}>
            <AccessFact />
          </Part>
          <Part id="nombre" title={t`Lo que revisa la región`}>
            <ProposedFacts />
          </Part>
        </div>
        <aside className={classNames(flow.stack2, flow.shrinks)}>
          <h2>
            <Trans>Lo que cambió tu equipo</Trans>
          </h2>
          <ChangeHistory />
        </aside>
      </fieldset>
    </FactSavingContext>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={classNames(flow.part, flow.stack45)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
