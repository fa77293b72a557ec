import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { INTERESTS } from '../../contract/trip.ts';
import { useInterestNames } from '../wish/interest-posters.tsx';
import styles from './published.module.css';
import { type Length, readTripFilters, type TripFilters } from './trip-filters.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const monthName = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });

interface TripFilterFormProps {
  filters: TripFilters;
  go: (next: TripFilters) => void;
}

/** Without a script, the button sends the form. */
export function TripFilterForm({ filters, go }: TripFilterFormProps) {
  const { t } = useLingui();
  const names = useInterestNames();
  const { interests } = useFace();
  const lengths: [Length, string][] = [
    ['1', t`1 día`],
    ['2-3', t`2 o 3 días`],
    ['4-7', t`De 4 a 7 días`],
    ['8', t`8 días o más`],
  ];
  const change = (name: 'dias' | 'mes' | 'gusto') => ({
    name,
    value: filters[name],
    onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) =>
      go(readTripFilters(new URLSearchParams({ ...filters, desde: '', [name]: target.value }))),
  });
  return (
    <form method="get" aria-label={t`Filtrar los viajes`} className={styles.filters}>
      <SelectField label={t`Cuántos días`} {...change('dias')}>
        <option value="">{t`Todos`}</option>
        {lengths.map(([length, name]) => (
          <option key={length} value={length}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`En qué mes`} {...change('mes')}>
        <option value="">{t`Cualquiera`}</option>
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {capitalize(monthName.format(Date.UTC(2026, month - 1)))}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Qué te gusta`} {...change('gusto')}>
        <option value="">{t`De todo`}</option>
        {INTERESTS.filter((interest) => interest in interests).map((interest) => (
          <option key={interest} value={interest}>
            {names[interest]}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit">
          <Trans>Filtrar</Trans>
        </Button>
      </noscript>
    </form>
  );
}
