import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Passkey } from '#features/accounts/contract/passkey.ts';
import { changePasskeyName, removePasskey } from '#features/accounts/contract/proof-routes.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { FormTrouble } from '../../form-trouble.tsx';
import { createPasskey, hasPasskeys } from '../../passkeys/passkeys.ts';
import { passkeysQuery } from '../account.queries.ts';
import { Loaded } from '../account-frame.tsx';
import { Section } from '../section.tsx';
import { useMoment } from '../use-moment.ts';

export function PasskeySection() {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const keys = useQuery(passkeysQuery(api));
  const submission = useSubmit();
  const [can, setCan] = useState(true);
  useEffect(() => setCan(hasPasskeys()), []);

  async function attempt(work: () => Promise<unknown>, said: string): Promise<void> {
    await submission.submit(async () => {
      try {
        await work();
        toast({ text: said });
      } catch (error) {
        if (!isKnownHere(error)) throw error;
        toast({ text: t`Este dispositivo ya tiene una llave de tu cuenta.` });
      } finally {
        await client.invalidateQueries({ queryKey: ['account'] });
      }
    });
  }

  return (
    <Section
      title={<Trans>Llaves de acceso</Trans>}
      lead={
        can ? (
          <Trans>
            Entra con tu huella, tu cara o el PIN de tu dispositivo: no hay contraseña que adivinar ni robar.
          </Trans>
        ) : (
          <Trans>Este navegador no sabe crear llaves de acceso. Prueba con otro o actualízalo.</Trans>
        )
      }
      action={
        can && (
          <Button size="small" kind="quiet" onClick={() => attempt(() => createPasskey(api), t`Agregamos la llave.`)}>
            <Trans>Agregar una llave</Trans>
          </Button>
        )
      }
    >
      <FormTrouble of={submission} />
      <Loaded query={keys} lines={2}>
        {({ items }) =>
          items.length > 0 && (
            <Rows>
              {items.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  rename={async (body, call) => {
                    await api.call(changePasskeyName, { params: { id: passkey.id }, body, ...call });
                    toast({ text: t`Cambiamos el nombre.` });
                    await client.invalidateQueries({ queryKey: ['account'] });
                  }}
                  remove={() =>
                    attempt(
                      () => api.call(removePasskey, { params: { id: passkey.id }, quiet: true }),
                      t`Quitamos la llave.`,
                    )
                  }
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Section>
  );
}

const isKnownHere = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';

type Rename = (body: BodyOf<ShapeOf<typeof changePasskeyName>>, call: AttemptCall) => Promise<void>;

interface PasskeyRowProps {
  passkey: Passkey;
  rename: Rename;
  remove: () => Promise<void>;
}

function PasskeyRow({ passkey, rename, remove }: PasskeyRowProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const { name, synced, createdAt, usedAt } = passkey;
  const [state, setState] = useState<'shown' | 'naming' | 'removing'>('shown');

  if (state === 'naming') {
    return (
      <Row>
        <NameForm name={name} rename={rename} onClose={() => setState('shown')} />
      </Row>
    );
  }
  return (
    <Row className={flow.row4}>
      <KeyRound size={22} aria-hidden />
      <span className={`${flow.stackHalf} ${flow.grows}`}>
        <b className={textStyles.breaks}>{name}</b>
        <small className={`${textStyles.soft} num`}>
          {synced ? <Trans>En tu gestor de contraseñas</Trans> : <Trans>Solo en ese dispositivo</Trans>}
          {' · '}
          {usedAt ? <Trans>usada el {moment(usedAt)}</Trans> : <Trans>creada el {moment(createdAt)}</Trans>}
        </small>
      </span>
      {state === 'removing' ? (
        <Actions>
          <Button size="small" onClick={() => void remove().then(() => setState('shown'))}>
            <Trans>Sí, quitarla</Trans>
          </Button>
          <Button kind="bare" size="small" onClick={() => setState('shown')}>
            <Trans>Conservarla</Trans>
          </Button>
        </Actions>
      ) : (
        <Actions>
          <Button kind="bare" size="small" aria-label={t`Renombrar ${name}`} onClick={() => setState('naming')}>
            <Trans>Renombrar</Trans>
          </Button>
          <Button kind="bare" size="small" aria-label={t`Quitar ${name}`} onClick={() => setState('removing')}>
            <Trans>Quitar</Trans>
          </Button>
        </Actions>
      )}
    </Row>
  );
}

function NameForm({ name, rename, onClose }: { name: string; rename: Rename; onClose: () => void }) {
  const { t } = useLingui();
  const { form, submission, sendWith } = useContractForm<{ name: string }>({
    defaultValues: { name },
    schema: async () => (await import('../../../contract/passkey.ts')).RenamePasskeyBody,
    bodyOf: (typed) => ({ name: typed.name.trim() }),
  });
  const save = sendWith(async (body, call) => {
    if (body.name !== name) await rename(body, call);
    onClose();
  });
  return (
    <Form className={`${flow.stack4} ${flow.narrow}`} {...save}>
      <Field
        label={t`Nombre de la llave`}
        maxLength={60}
        required
        autoFocus
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <FormProblem of={submission} />
      <Actions>
        <Button type="submit" size="small" disabled={submission.isBusy}>
          <Trans>Guardar</Trans>
        </Button>
        <Button kind="bare" size="small" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
