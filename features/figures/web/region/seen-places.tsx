import { Trans, useLingui } from '@lingui/react/macro';
import { formatInteger } from '#web/format/count.ts';
import { paths } from '#web/paths/site.ts';
import { Nothing } from '#web/ui/rows.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Figures, PlaceFigures, SeenPlace } from '../../contract/figures.ts';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';

const SHOWN = 10;

export function SeenPlaces({ places, period }: Pick<Figures, 'places' | 'period'>) {
  const { t } = useLingui();
  const counted: { of: keyof PlaceFigures; label: string }[] = [
    { of: 'views', label: t`Visitas` },
    { of: 'saves', label: t`Guardado` },
    { of: 'plans', label: t`En planes` },
    { of: 'ways', label: t`Cómo llegar` },
    { of: 'calls', label: t`Llamadas` },
  ];
  const columns: Column<SeenPlace>[] = [
    {
      key: 'name',
      label: t`Lugar`,
      cell: ({ name, slug }) => (
        <TextLink kind="inline" to={paths.place(slug)}>
          {name}
        </TextLink>
      ),
    },
    ...counted.map(
      ({ of, label }): Column<SeenPlace> => ({
        key: of,
        label,
        cell: (place) => formatInteger(place[of]),
        isIdle: (place) => place[of] === 0,
      }),
    ),
  ];
  return (
    <FigureSection
      title={t`Los lugares que más miran`}
      lead={<Trans>Llamadas son los toques en un teléfono o en WhatsApp. En planes: los que el sitio propuso.</Trans>}
      figure="places"
      period={period}
    >
      {places.length === 0 ? (
        <Nothing>
          <Trans>En este periodo no se abrió la ficha de ningún lugar.</Trans>
        </Nothing>
      ) : (
        <div className={styles.scroll}>
          <Table
            caption={t`Los lugares que más miran`}
            columns={columns}
            items={places.slice(0, SHOWN)}
            keyOf={({ id }) => id}
          />
        </div>
      )}
    </FigureSection>
  );
}
