import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import type { AmenityKind, ListedAmenity } from '#features/amenities/contract/amenity.ts';
import { AMENITY_NAMES } from '#features/amenities/contract/kind-names.ts';
import { listAmenityKinds } from '#features/amenities/contract/routes.ts';
import { AmenityCard, useAmenityPins } from '#features/amenities/web/public.ts';
import type { RegionMapProps } from '#features/maps/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './trip.module.css';

interface MapAmenities extends Pick<RegionMapProps, 'pins' | 'callout'> {
  chosen: string | null;
  /** Returns true if the pin is a useful place, such as a pharmacy. */
  choose: (id: string | null) => boolean;
  button: React.ReactNode;
}

export function useMapAmenities(): MapAmenities {
  const { t } = useLingui();
  const api = useApi();
  const [kinds, setKinds] = useState<readonly AmenityKind[]>([]);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ListedAmenity | null>(null);
  const { data } = useQuery({
    queryKey: ['amenities', 'kinds'],
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(listAmenityKinds, { signal, quiet: true }),
  });
  const layer = useAmenityPins(kinds);
  const shown = chosen && kinds.includes(chosen.kind) ? chosen : null;
  const known = data?.items ?? [];
  return {
    pins: layer.pins,
    chosen: shown?.id ?? null,
    choose: (id) => {
      const amenity = (id && layer.spots.get(id)) || null;
      setChosen(amenity);
      return amenity !== null;
    },
    callout: shown && {
      point: [shown.lon, shown.lat],
      content: <AmenityCard amenity={shown} shape="tall" onClose={() => setChosen(null)} />,
    },
    button:
      known.length === 0 ? null : (
        <>
          <IconButton
            className={styles.layers}
            label={t`Lugares útiles en el mapa`}
            onClick={() => setOpen(true)}
            data-on={kinds.length > 0 || undefined}
          >
            <Layers size={20} aria-hidden="true" />
          </IconButton>
          <Sheet open={open} onClose={() => setOpen(false)} side="right" label={t`Lugares útiles en el mapa`}>
            <div className={sheet.body}>
              <FieldSet legend={t`¿Qué quieres ver cerca de tu ruta?`}>
                {known.map(({ kind, count }) => (
                  <Checkbox
                    key={kind}
                    count={count}
                    checked={kinds.includes(kind)}
                    onChange={({ target }) =>
                      setKinds(target.checked ? [...kinds, kind] : kinds.filter((other) => other !== kind))
                    }
                  >
                    {AMENITY_NAMES[kind].many}
                  </Checkbox>
                ))}
              </FieldSet>
              <Button block onClick={() => setOpen(false)}>
                <Trans>Ver el mapa</Trans>
              </Button>
            </div>
          </Sheet>
        </>
      ),
  };
}
