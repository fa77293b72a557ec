import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { CreatedQuotation } from '../../../contract/quotation.ts';
import styles from './ask.module.css';
import type { AskPicture } from './fields/pictures-part.tsx';
import { SendPictures } from './fields/send-pictures.tsx';

interface RequestSentProps {
  asked: CreatedQuotation;
  email: string;
  pictures: readonly AskPicture[];
}

export function RequestSent({ asked, email, pictures }: RequestSentProps) {
  const { timeZone } = useFace();
  const heading = useRef<HTMLHeadingElement>(null);
  const { reference, operators, answerDueAt } = asked;
  const until = momentWords(new Date(answerDueAt), timeZone);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <div className={`wrap ${styles.asked} ${flow.stack4} ${flow.start}`}>
      <p className={`${flow.row2} ${textStyles.strong} ${textStyles.open}`}>
        <CircleCheck size={22} aria-hidden />
        <Trans>Enviada</Trans>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Ya preguntamos por ti</Trans>
      </h1>
      <p className={`${textStyles.lead} ${textStyles.soft}`}>
        <Plural value={operators.length} one="Preguntamos a # operador." other="Preguntamos a # operadores." />{' '}
        <Trans>Tienen hasta el {until} para responder.</Trans>
      </p>
      <ul className={flow.stack2}>
        {operators.map(({ id, name, fictional }) => (
          <li key={id} className={flow.row2}>
            <b>{name}</b> {fictional && <DemoBadge />}
          </li>
        ))}
      </ul>
      {pictures.length > 0 && <SendPictures asked={asked} pictures={pictures} />}
      <Facts>
        <Fact name={<Trans>Referencia</Trans>}>
          <span className={textStyles.sum}>{spacedReference(reference)}</span>
        </Fact>
      </Facts>
      <p className={textStyles.note}>
        <Trans>
          Enviamos la referencia y un PIN a <b>{email}</b>. Este navegador también la recuerda.
        </Trans>
      </p>
      <Actions>
        <ButtonLink to={quotationPaths.one(reference)}>
          <Trans>Ver mi cotización</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.explore()}>
          <Trans>Seguir explorando</Trans>
        </ButtonLink>
      </Actions>
    </div>
  );
}
