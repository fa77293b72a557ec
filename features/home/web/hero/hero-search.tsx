import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-router';
import { loadPlaceSearch } from '#features/places/web/public.ts';
import { useFace } from '#web/face.ts';
import { useRest } from '#web/layout/use-rest.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './hero.module.css';

type PlaceSearch = Awaited<ReturnType<typeof loadPlaceSearch>>['PlaceSearch'];

/** When the browser is idle, a search field with suggestions replaces this form. */
export function HeroSearch() {
  const { t } = useLingui();
  const { searchHint } = useFace();
  const rest = useRest();
  const plain = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState<{ Field: PlaceSearch; begun: { words: string; focused: boolean } }>();
  useEffect(() => {
    if (!rest) return;
    let left = false;
    const takeOver = ({ PlaceSearch }: { PlaceSearch: PlaceSearch }) => {
      const field = plain.current;
      if (left || !field) return;
      const begun = { words: field.value, focused: document.activeElement === field };
      // `flushSync` replaces the form at once. Otherwise a key that is pressed meanwhile would be lost.
      flushSync(() => setSuggesting({ Field: PlaceSearch, begun }));
    };
    loadPlaceSearch().then(takeOver, () => undefined);
    return () => {
      left = true;
    };
  }, [rest]);
  const button = (
    <Button type="submit">
      <Trans>Buscar</Trans>
    </Button>
  );
  return (
    <Form className={styles.search} role="search" action={paths.explore()}>
      {suggesting ? (
        <suggesting.Field begun={suggesting.begun} after={button} />
      ) : (
        <>
          <Search size={22} aria-hidden />
          <input
            ref={plain}
            name="q"
            type="search"
            aria-label={t`Buscar lugares`}
            placeholder={searchHint}
            maxLength={80}
            enterKeyHint="search"
          />
          {button}
        </>
      )}
    </Form>
  );
}
