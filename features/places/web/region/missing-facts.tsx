import { Trans, useLingui } from '@lingui/react/macro';
import textStyles from '#web/ui/text.module.css';
import type { PlaceFacts } from '../../contract/place-facts.ts';
import { COMPLETE } from '../../contract/region.ts';

type Part = (typeof COMPLETE)[number];

/** Names the main facts that the place lacks, in the order of the list. */
export function MissingFacts({ facts }: { facts: PlaceFacts }) {
  const { t } = useLingui();
  const words: Record<Part, string> = {
    summary: t`la frase`,
    hours: t`el horario`,
    contact: t`un contacto`,
    address: t`la dirección`,
    fees: t`la entrada`,
    access: t`el acceso`,
  };
  const missing = missingOf(facts);
  if (missing.length === 0)
    return (
      <p className={textStyles.note}>
        <Trans>Tiene todo lo principal.</Trans>
      </p>
    );
  const list = new Intl.ListFormat('es').format(missing.map((part) => words[part]));
  return (
    <p className={textStyles.note}>
      <Trans>Todavía falta: {list}.</Trans>
    </p>
  );
}

function missingOf({ summary, hours, phones, website, address, fees, needs, access }: PlaceFacts): Part[] {
  const has: Record<Part, boolean> = {
    summary: summary !== null,
    hours: hours.class === 'known' || hours.class === 'open_space',
    contact: phones.length > 0 || website !== null,
    address: address !== null,
    fees: fees !== null || hours.class === 'open_space',
    access: needs.step_free !== undefined || Object.keys(access).length > 0,
  };
  return COMPLETE.filter((part) => !has[part]);
}
