import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dices, Plus, Trash2 } from 'lucide-react';
import { PlacePicker } from '#features/maps/web/public.ts';
import type { Poster } from '#features/places/contract/place.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import textStyles from '#web/ui/text.module.css';
import type { PlanContent, PlanPicture } from '../../../../contract/plan-content.ts';
import { pictureOf } from '../../../picture-of.ts';
import { Panel } from '../../form/panel.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import styles from './pictures-step.module.css';
import type { PhotoUploadState } from './use-photo-upload.ts';

export const MOST_PICTURES = 12;

interface PicturesStepProps {
  content: PlanContent;
  photos: PhotoUploadState;
  onChange: (more: Partial<PlanContent>) => void;
}

export function PicturesStep({ content: { pictures, days }, photos, onChange }: PicturesStepProps) {
  const { t } = useLingui();
  const { id: region, empty } = useFace();
  const offered = useProgramPosters(days);
  const change = (at: number, picture: PlanPicture) =>
    onChange({ pictures: pictures.map((one, i) => (i === at ? picture : one)) });
  const add = ({ scene, seed, hour }: Poster, alt: string) => {
    if (pictures.length < MOST_PICTURES)
      onChange({
        pictures: [...pictures, { kind: 'poster', scene, seed, ...(hour && { hour }), alt: alt.slice(0, 200) }],
      });
  };
  return (
    <>
      <p className={textStyles.note}>
        <Trans>Sube tus fotos. Si no tienes, usa el dibujo del lugar. La primera imagen es la portada.</Trans>
      </p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its position, and its field is controlled.
            <li key={at} className={flow.stack2}>
              <PhotoFrame src={pictureOf(picture, region, empty.quiet)} alt={picture.alt} />
              <div className={`${flow.row1} ${flow.ends}`}>
                {picture.kind === 'poster' && (
                  <IconButton
                    label={t`Otro dibujo de la imagen ${at + 1}`}
                    onClick={() => change(at, { ...picture, seed: crypto.randomUUID().slice(0, 8) })}
                  >
                    <Dices size={20} aria-hidden />
                  </IconButton>
                )}
                {at === 0 ? (
                  <small className={textStyles.soft}>
                    <Trans>Portada</Trans>
                  </small>
                ) : (
                  <Button
                    kind="bare"
                    size="small"
                    className={styles.cover}
                    aria-label={t`Hacer portada la imagen ${at + 1}`}
                    onClick={() => onChange({ pictures: [picture, ...pictures.filter((_, i) => i !== at)] })}
                  >
                    <Trans>Hacer portada</Trans>
                  </Button>
                )}
                <IconButton
                  label={t`Quitar la imagen ${at + 1}`}
                  onClick={() => onChange({ pictures: pictures.filter((_, i) => i !== at) })}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
              <Field
                label={t`Qué se ve`}
                maxLength={200}
                value={picture.alt}
                onChange={({ target }) => change(at, { ...picture, alt: target.value })}
              />
            </li>
          ))}
        </ul>
      )}
      {(pictures.length < MOST_PICTURES || photos.chosen.length > 0) && (
        <Panel title={<Trans>Tus fotos</Trans>}>
          <PhotoUpload photos={photos} />
        </Panel>
      )}
      <Panel title={<Trans>Agregar un dibujo</Trans>}>
        {offered.length > 0 && (
          <ul className={styles.offered}>
            {offered.map(({ id, name, poster }) => (
              <li key={id}>
                <button
                  type="button"
                  className={flow.stack2}
                  aria-label={t`Agregar el dibujo de ${name}`}
                  onClick={() => add(poster, name)}
                >
                  <PhotoFrame src={posterUrl({ region, ...poster })} />
                  <span>
                    <Plus size={16} aria-hidden /> {name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <PlacePicker
          label={t`El dibujo de otro lugar`}
          hint={t`Busca un lugar de la región…`}
          onPick={({ poster, name }) => add(poster, name)}
        />
      </Panel>
    </>
  );
}

function useProgramPosters(days: PlanContent['days']) {
  const api = useApi();
  const ids = [...new Set(days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? [])))].slice(0, 40);
  const { data } = useQuery({
    queryKey: ['program-posters', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => api.call(listPlaces, { query: { ids, limit: 40 }, signal, quiet: true }),
  });
  return data?.items ?? [];
}
