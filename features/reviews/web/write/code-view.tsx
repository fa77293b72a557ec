import { Trans, useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Scanner } from '#web/ui/scanner.tsx';
import textStyles from '#web/ui/text.module.css';
import { provePresence } from '../../contract/account-routes.ts';
import { CODE_ALPHABET, CODE_LENGTH, codeIn } from '../../contract/presence-code.ts';
import { askPosition, type PositionTrouble } from './ask-position.ts';
import type { ReviewSubject } from './review-subject.ts';
import styles from './write.module.css';

interface CodeViewProps {
  subject: ReviewSubject;
  /** The code of the address with which the page was opened. */
  first: string;
  onProved: (provedAt: string) => void;
  onWithout: () => void;
}

export function CodeView({ subject, first, onProved, onWithout }: CodeViewProps) {
  const { t } = useLingui();
  const api = useApi();
  const submission = useSubmit();
  const [code, setCode] = useState(first);
  const [camera, setCamera] = useState(false);
  const [isLocating, setIsLocating] = useState(false);
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null);

  const prove = async (typed: string) => {
    setTrouble(null);
    submission.clear();
    setIsLocating(true);
    const position = await askPosition().catch((cause: PositionTrouble) => {
      setTrouble(cause);
      return null;
    });
    setIsLocating(false);
    if (!position) return;
    await submission.submit(
      async (call, id) => {
        const about = { kind: subject.kind, id: subject.id };
        const { provedAt } = await api.call(provePresence, { body: { id, about, code: typed, position }, ...call });
        onProved(provedAt);
      },
      (error) => (isFarAway(error) ? t`Tu teléfono te ubica lejos de la región. Sigue sin código.` : null),
    );
  };
  const isBusy = isLocating || submission.isBusy;
  const isWhole = codeIn(code) !== null;

  return (
    <div className={flow.stack4}>
      <p className={textStyles.lead}>
        <Trans>Busca el cartel con el código, en la entrada o en la boletería.</Trans>
      </p>
      {camera ? (
        <Scanner
          active={!isBusy}
          onClose={() => setCamera(false)}
          onCode={(text) => {
            const found = codeIn(text);
            if (!found) return;
            setCamera(false);
            setCode(found);
            void prove(found);
          }}
        >
          <Trans>Escribe aquí abajo las seis letras del cartel.</Trans>
        </Scanner>
      ) : (
        <Button kind="quiet" block onClick={() => setCamera(true)} disabled={isBusy}>
          <Camera size={20} aria-hidden />
          <Trans>Escanear el cartel</Trans>
        </Button>
      )}
      <CodeBoxes value={code} onChange={setCode} onDone={prove} />
      <p role="status" className={textStyles.note}>
        {isLocating ? (
          <Trans>Preguntando a tu teléfono dónde está…</Trans>
        ) : submission.isBusy ? (
          <Trans>Comprobando el código…</Trans>
        ) : (
          <Trans>Vale una vez, mientras el lugar está abierto. Tu ubicación no se guarda.</Trans>
        )}
      </p>
      {trouble && (
        <Alert tone="caution">
          {trouble === 'refused' ? (
            <Trans>
              Tu teléfono no nos dijo dónde está. Dale permiso en los ajustes del navegador, o sigue sin código: tu
              opinión se publica igual.
            </Trans>
          ) : (
            <Trans>
              Tu teléfono no encontró dónde está. Inténtalo otra vez al aire libre, o sigue sin código: tu opinión se
              publica igual.
            </Trans>
          )}
        </Alert>
      )}
      <FormProblem of={submission} />
      <Button block disabled={isBusy || !isWhole} onClick={() => void prove(code)}>
        <Trans>Comprobar que estoy aquí</Trans>
      </Button>
      <Button kind="quiet" block onClick={onWithout}>
        <Trans>Seguir sin código</Trans>
      </Button>
    </div>
  );
}

interface CodeBoxesProps {
  value: string;
  onChange: (code: string) => void;
  onDone: (code: string) => void;
}

/** One field that looks like six boxes, so that pasting and screen readers work as usual. */
function CodeBoxes({ value, onChange, onDone }: CodeBoxesProps) {
  const { t } = useLingui();
  const id = useId();
  const take = (typed: string) => {
    const signs = codeIn(typed) ?? [...typed.toUpperCase()].filter((sign) => CODE_ALPHABET.includes(sign)).join('');
    onChange(signs.slice(0, CODE_LENGTH));
  };
  return (
    <div className={flow.stack2}>
      <label htmlFor={id}>{t`O escribe sus seis letras`}</label>
      <div className={styles.boxes}>
        {[...Array(CODE_LENGTH).keys()].map((at) => (
          <span key={at} aria-hidden="true" data-next={at === Math.min(value.length, CODE_LENGTH - 1) || undefined}>
            {value[at]}
          </span>
        ))}
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={({ target }) => take(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && codeIn(value) && onDone(value)}
        />
      </div>
    </div>
  );
}

/** The server refuses positions outside the region before it reads the code. */
function isFarAway(error: unknown): boolean {
  const issues = (error as { problem?: { issues?: { code: string }[] } }).problem?.issues ?? [];
  return issues.some(({ code }) => code === 'withinReach');
}
