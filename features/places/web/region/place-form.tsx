import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import flow from '#web/ui/flow.module.css';
import { AccessFact } from './access-fact.tsx';
import { LanguagesFact, PaymentMeansFact } from './choices-fact.tsx';
import { FeesFact } from './fees-fact.tsx';
import { HoursFact } from './hours-fact.tsx';
import { DistrictFact, KindFact } from './kind-fact.tsx';
import styles from './place-form.module.css';
import { PositionFact } from './position-fact.tsx';
import { PosterFact } from './poster-fact.tsx';
import { RegisterFact } from './register-fact.tsx';
import { TextFact } from './text-fact.tsx';

/** One field for each fact. Each field saves itself, except the hours. */
export function PlaceForm({ onHoursDraft }: { onHoursDraft: (isWritten: boolean) => void }) {
  const { t } = useLingui();
  return (
    <div className={flow.stack6}>
      <Part title={t`Lo primero`}>
        <TextFact fact="name" />
        <TextFact fact="summary" long hint={t`La frase que da ganas de ir.`} />
        <KindFact />
      </Part>
      <Part title={t`Horario`}>
        <HoursFact onDraft={onHoursDraft} />
        <TextFact fact="hoursNote" />
      </Part>
      <Part title={t`Contacto`}>
        <TextFact fact="phones" type="tel" hint={t`Varios, separados por comas.`} />
        <TextFact fact="whatsapp" type="tel" hint={t`Solo si no es uno de los teléfonos.`} />
        <TextFact fact="email" type="email" />
        <TextFact fact="website" type="url" />
      </Part>
      <Part title={t`Entrada y visita`}>
        <FeesFact />
        <PaymentMeansFact />
        <LanguagesFact />
        <TextFact fact="activities" hint={t`Varias, separadas por comas.`} />
      </Part>
      <Part title={t`Acceso`}>
        <AccessFact />
      </Part>
      <Part title={t`Dónde está`}>
        <PositionFact />
        <TextFact fact="address" />
        <DistrictFact />
      </Part>
      <Part title={t`Cómo se muestra`}>
        <PosterFact />
        <TextFact fact="otherNames" hint={t`También se busca por estos.`} />
        <RegisterFact />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
