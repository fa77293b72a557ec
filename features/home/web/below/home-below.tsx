import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './home-below.module.css';
import { HomePlans } from './home-plans.tsx';
import type { ReadyItinerary } from './offer-itineraries.ts';
import type { OfferedPlan } from './offer-plans.ts';
import { ReadyItineraries } from './ready-itineraries.tsx';

export interface HomeBelowProps {
  plans: readonly OfferedPlan[];
  itineraries: ReadyItinerary[];
}

/** The part of the home page below the first screen, whose scripts load when the browser is idle. */
export default function HomeBelow({ plans, itineraries }: HomeBelowProps) {
  return (
    <>
      <HomePlans plans={plans} />
      <ReadyItineraries itineraries={itineraries} />
      <HowItWorks />
      <ForOperators />
    </>
  );
}

function ForOperators() {
  const { region } = useFace();
  return (
    <p className={`wrap ${textStyles.soft} ${styles.sell}`}>
      <Trans>
        ¿Llevas gente por {region}? <TextLink to={paths.sell()}>Vende con nosotros</TextLink>
      </Trans>
    </p>
  );
}

function HowItWorks() {
  const { t } = useLingui();
  const steps = [
    t`Di cuándo y con quién`,
    t`recibe un día que cabe en el reloj`,
    t`cambia lo que quieras`,
    t`llévatelo o compártelo`,
  ];
  return (
    <section className="wrap" aria-label={t`Cómo funciona`}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
