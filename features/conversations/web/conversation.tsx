import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { momentWords } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import {
  CONVERSATION_LIMITS,
  type ConversationMessage,
  type ConversationSide,
  type SayBody,
} from '../contract/conversation.ts';
import styles from './conversation.module.css';
import type { ConversationCalls } from './conversation-calls.ts';
import { useConversationDraft } from './conversation-draft.ts';
import { MessagePicture } from './message-picture.tsx';

interface ConversationProps {
  calls: ConversationCalls;
  side: ConversationSide;
  other: string;
  onRead?: (() => void) | undefined;
}

const AGAIN_MS = 30_000;
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

export function Conversation({ calls, side, other, onRead }: ConversationProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const queryKey = ['talk', calls.key];
  const conversation = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.show(signal),
    refetchInterval: AGAIN_MS,
  });
  const latest = conversation.data?.messages.findLast((message) => message.side !== side)?.id;
  useEffect(() => {
    if (latest) onRead?.();
  }, [latest, onRead]);
  const [{ text, pictures }, write] = useConversationDraft(calls.key);
  const picker = useRef<HTMLInputElement>(null);
  /** Ids of the message and of its pictures. A retry sends the same ids. */
  const sending = useRef<{ uuid: string; files: string[] } | null>(null);
  const idsNow = () => {
    sending.current ??= { uuid: crypto.randomUUID(), files: pictures.map(() => crypto.randomUUID()) };
    return sending.current;
  };
  const { submission, errorAt, formProps, send } = useDraftForm<SayBody>({
    schema: async () => (await import('../contract/conversation.ts')).SayBody,
    bodyOf: () => ({ uuid: idsNow().uuid, text: text.trim() }),
    fields: ['text'],
  });
  const { isBusy, failure, problem } = submission;

  async function say(event: FormEvent) {
    event.preventDefault();
    const { files } = idsNow();
    const explain = (error: unknown) => {
      // The server refused the message, so the next attempt needs new ids.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) sending.current = null;
      return null;
    };
    await send(async (body) => {
      const said = await calls.write(body);
      for (const [index, picture] of pictures.entries()) {
        const query = { uuid: files[index]!, name: picture.name.slice(-120) || 'foto', message: said.id };
        await calls.addPicture?.(query, picture);
      }
      forget();
    }, explain);
    await client.invalidateQueries({ queryKey });
  }

  function forget() {
    sending.current = null;
    write(null);
    if (picker.current) picker.current.value = '';
  }

  if (conversation.isPending) return <Skeleton width="80%" height="48px" />;
  if (!conversation.data) {
    return (
      <p role="alert">
        <Trans>La conversación no llegó.</Trans>{' '}
        <Button kind="bare" size="small" onClick={() => void conversation.refetch()}>
          <Trans>Volver a pedirla</Trans>
        </Button>
      </p>
    );
  }
  const { messages, open } = conversation.data;
  return (
    <div className={flow.stack4}>
      <ol className={`${styles.messages} ${flow.stack4}`} aria-live="polite">
        {messages.map((message) => (
          <Said key={message.id} message={message} isOwn={message.side === side} other={other}>
            {message.files.map((file) => (
              <MessagePicture key={file.id} file={file} load={calls.loadPicture} />
            ))}
          </Said>
        ))}
      </ol>
      {open && (
        <Form {...formProps} className={flow.stack2} onSubmit={say}>
          <TextAreaField
            label={t`Escribe a ${other}`}
            required
            rows={2}
            maxLength={CONVERSATION_LIMITS.text}
            value={text}
            error={errorAt('text')}
            onChange={({ target }) => {
              sending.current = null;
              write({ text: target.value });
            }}
          />
          {failure && (
            <p role="alert" className={textStyles.stop}>
              <b>{problem?.title}.</b> {failure}
            </p>
          )}
          <Actions>
            <Button type="submit" size="small" disabled={isBusy || !text.trim()}>
              {isBusy ? <Trans>Enviando…</Trans> : <Trans>Enviar</Trans>}
            </Button>
            {calls.addPicture && (
              <FileLink
                ref={picker}
                accept={PICTURES}
                multiple
                onChange={({ target }) => {
                  sending.current = null;
                  write({ pictures: [...(target.files ?? [])].slice(0, CONVERSATION_LIMITS.filesTogether) });
                }}
              >
                <ImagePlus size={20} aria-hidden />
                {pictures.length > 0 ? (
                  <Plural value={pictures.length} one="# foto" other="# fotos" />
                ) : (
                  <Trans>Agregar fotos</Trans>
                )}
              </FileLink>
            )}
          </Actions>
        </Form>
      )}
    </div>
  );
}

interface SaidProps {
  message: ConversationMessage;
  isOwn: boolean;
  other: string;
  children: ReactNode;
}

function Said({ message: { text, at, via, readAt }, isOwn, other, children }: SaidProps) {
  const { timeZone } = useFace();
  return (
    <li className={`${styles.said} ${flow.stack1} ${flow.start}`} data-own={isOwn || undefined}>
      <small className={isOwn ? 'num' : `${textStyles.soft} num`}>
        {isOwn ? <Trans>Tú</Trans> : other} · {momentWords(new Date(at), timeZone)}
        {via === 'mail' && (
          <>
            {' · '}
            <Trans>por correo</Trans>
          </>
        )}
        {via === 'link' && (
          <>
            {' · '}
            <Trans>desde el enlace del correo</Trans>
          </>
        )}
        {isOwn && readAt && (
          <>
            {' · '}
            <Trans>leído</Trans>
          </>
        )}
      </small>
      {text && <p className={`${textStyles.breaks} ${textStyles.keepsLines}`}>{text}</p>}
      {children}
    </li>
  );
}
