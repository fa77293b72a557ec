import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import {
  type FrontPicture,
  MOST_HEADLINE,
  MOST_SENTENCE,
  plainHeadline,
} from '#features/organisation/contract/pictures.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import type { DraftProps } from './draft.ts';
import { FrontPictureField } from './front-picture-field.tsx';
import { HomePreview } from './home-preview.tsx';
import { Section } from './section.tsx';

/** Headline, sentence and picture at the top of the home page. */
export function HomeFields({ draft, choices, change, errorAt }: DraftProps) {
  const { t } = useLingui();
  const { home } = draft;
  const put = (more: Partial<typeof home>) => change({ home: { ...home, ...more } });
  const line = (index: 0 | 1) => ({
    value: home.headline[index] ?? '',
    maxLength: MOST_HEADLINE + 2,
    error: errorAt(`home.headline.${index}`),
    hint: t`${plainHeadline(home.headline[index] ?? '').length} de ${MOST_HEADLINE} letras`,
    onChange: ({ target }: { target: { value: string } }) =>
      put({ headline: home.headline.map((now, at) => (at === index ? target.value : now)) }),
  });
  return (
    <Section
      title={t`Portada`}
      text={<Trans>Lo primero que se ve. Lo que va entre asteriscos sale en cursiva: *sin prisa*.</Trans>}
    >
      <Field label={t`Titular, primera línea`} {...line(0)} />
      <Field label={t`Titular, segunda línea`} {...line(1)} />
      <Field
        className={`${flow.shrinks} ${flow.whole}`}
        label={t`Una frase (opcional)`}
        hint={t`Vacía, el sitio cuenta sus lugares y sus horarios.`}
        maxLength={MOST_SENTENCE}
        value={home.sentence ?? ''}
        error={errorAt('home.sentence')}
        onChange={({ target }) => put({ sentence: target.value || null })}
      />
      <div className={`${flow.whole} ${flow.shrinks}`}>
        <FrontPictureField
          picture={home.picture}
          errorAt={errorAt}
          onChange={(picture: FrontPicture | null) => put({ picture })}
        />
      </div>
      <div className={`${flow.whole} ${flow.stack3} ${flow.shrinks}`}>
        <HomePreview home={home} />
        <Actions>
          <Button
            kind="bare"
            size="small"
            onClick={() => put({ headline: choices.headline, sentence: null, picture: null })}
          >
            <RotateCcw size={18} aria-hidden />
            <Trans>Volver a lo original</Trans>
          </Button>
        </Actions>
      </div>
    </Section>
  );
}
