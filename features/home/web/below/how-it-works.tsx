import { useLingui } from '@lingui/react/macro';
import styles from './how-it-works.module.css';

/** The site in one sentence, its steps separated by the region's motif. */
export function HowItWorks() {
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
