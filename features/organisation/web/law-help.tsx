import { Trans } from '@lingui/react/macro';
import type { LawView } from '#features/policies/contract/law.ts';
import { regionLocale } from '#web/format/locale.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';

export function LawHelp({ law }: { law: LawView }) {
  const { countryName, withdrawal, taxes, register } = law;
  return (
    <section className={flow.stack3}>
      <h2>
        <Trans>¿Qué dice la ley al contratar?</Trans>
      </h2>
      <p>{withdrawal.summary}</p>
      <p>
        <Trans>Impuestos que puede tener un precio ({countryName}):</Trans>
      </p>
      <ul className={textStyles.disc}>
        {taxes.map(({ id, name, basisPoints, applies }) => (
          <li key={id}>
            <b>
              {name}, {percent(basisPoints)}
            </b>
            . {applies}
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Quien ofrece servicios turísticos se inscribe en un registro oficial: {register.name} ({register.authority}).
        </Trans>{' '}
        {register.validity}{' '}
        {register.url && (
          <a href={register.url} target="_blank" rel="noreferrer">
            <Trans>Consultar un prestador</Trans>
          </a>
        )}
      </p>
    </section>
  );
}

const percent = (basisPoints: number) =>
  new Intl.NumberFormat(regionLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
