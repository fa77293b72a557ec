import { Plural, Trans } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './hero.module.css';
import { HeroSearch } from './hero-search.tsx';
import { heroUrl } from './hero-url.ts';

export function Hero({ total, known }: { total: number; known: number }) {
  const face = useFace();
  const { tagline, headline, hero, front, sentence } = face;
  return (
    <section
      className={classNames(styles.hero, hero.ink === 'light' && styles.lightInk)}
      data-photo={front?.ink}
      style={front?.style}
    >
      {front ? (
        <picture>
          {front.sources.map((source) => (
            <source key={source.srcSet} {...source} />
          ))}
          <img className={styles.art} alt={front.alt} {...front.image} />
          <small>{front.credit}</small>
        </picture>
      ) : (
        (['day', 'night'] as const).map((when) => (
          <img
            key={when}
            className={classNames(styles.art, `by-${when}`)}
            src={heroUrl(face, when)}
            alt={hero.alt}
            width={1920}
            height={900}
            loading="lazy"
          />
        ))
      )}
      <div className={styles.text}>
        <p className={styles.tagline}>{tagline}</p>
        <h1>
          {headline.map((line) => (
            <span key={line}>{withItalics(line)}</span>
          ))}
        </h1>
        {(sentence || total > 0) && (
          <p className={styles.lead}>
            {sentence ?? (
              <>
                <Plural value={total} one="# lugar" other="# lugares" />,{' '}
                <Plural value={known} one="# con horario publicado" other="# con horario publicado" />{' '}
                <Trans>y su fuente a la vista, y rutas que sí caben en el día.</Trans>
              </>
            )}
          </p>
        )}
        <HeroSearch />
      </div>
    </section>
  );
}

/** Text between asterisks is in italics: "al mar, *sin prisa*". */
function withItalics(line: string) {
  const [before, italic, after] = line.split('*');
  return (
    <>
      {before}
      {italic && <em>{italic}</em>}
      {after}
    </>
  );
}
