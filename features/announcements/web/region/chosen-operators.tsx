import { Plural, Trans } from '@lingui/react/macro';
import { LongList } from '#web/ui/long-list.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import type { AnnouncementCandidate } from '../../contract/audience.ts';

/** The operators that will get the message. */
export function ChosenOperators({ chosen, level = 2 }: { chosen: readonly AnnouncementCandidate[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const people = chosen.reduce((sum, one) => sum + one.people, 0);
  return (
    <section>
      <Heading className={textStyles.titleM} aria-live="polite">
        <Plural
          value={chosen.length}
          _0="No le llega a nadie"
          one="Le llega a # operador"
          other="Le llega a # operadores"
        />
      </Heading>
      {chosen.length === 0 ? (
        <Nothing>
          <Trans>Ningún operador cumple lo que elegiste. Cambia a quién le llega.</Trans>
        </Nothing>
      ) : (
        <>
          <p className={textStyles.note}>
            <Plural
              value={people}
              _0="Nadie de sus equipos recibe correos: lo verán en su oficina."
              one="# persona recibe el correo: quien dirige o vende."
              other="# personas reciben el correo: quienes dirigen o venden."
            />
          </p>
          <LongList items={chosen} first={8}>
            {(shown) => (
              <Rows>
                {shown.map(({ id, name, people: count }) => (
                  <Row key={id}>
                    <RowMain>
                      <RowName>{name}</RowName>
                      <p className={rows.soft}>
                        <Plural
                          value={count}
                          _0="Sin nadie a quien escribirle: llama al operador"
                          one="# persona"
                          other="# personas"
                        />
                      </p>
                    </RowMain>
                  </Row>
                ))}
              </Rows>
            )}
          </LongList>
        </>
      )}
    </section>
  );
}
