import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '#web/ui/alert.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import textStyles from '#web/ui/text.module.css';
import type { AskData } from '../ask-data.ts';
import type { PartProps } from '../ask-draft.ts';
import { AskPart } from './ask-part.tsx';
import { OperatorsField } from './operators-field.tsx';

interface WhomPartProps extends PartProps {
  window: AskData['window'];
}

export function WhomPart({ draft, change, errorAt, window }: WhomPartProps) {
  const { t } = useLingui();
  const { whom, operators } = draft;
  const most = window.terms.mostOperators;
  const error = errorAt('body.operators');
  return (
    <AskPart title={<Trans>¿A quién preguntamos?</Trans>}>
      <Segmented
        label={t`A quién`}
        hideLabel
        name="quien"
        value={whom}
        onChange={(next) => change({ whom: next })}
        options={[
          { value: 'rotation', label: t`Por turno` },
          { value: 'chosen', label: t`Yo elijo` },
        ]}
      />
      {whom === 'rotation' ? (
        <>
          <p>
            <Plural
              value={most}
              one="A # operador que encaje con lo que pides."
              other="A hasta # operadores que encajen con lo que pides."
            />
          </p>
          <Disclosure summary={t`Cómo los elegimos`}>
            <p className={textStyles.note}>{window.rotation}</p>
          </Disclosure>
        </>
      ) : (
        <OperatorsField chosen={operators} most={most} onChange={(chosen) => change({ operators: chosen })} />
      )}
      {error && (
        <Alert look="line" live="none">
          {error}
        </Alert>
      )}
    </AskPart>
  );
}
