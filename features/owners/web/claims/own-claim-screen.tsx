import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Clock, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { Private } from '#features/accounts/web/public.ts';
import { Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { isMissing } from '#web/http/problem.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { NotFoundState } from '#web/layout/scene-state.tsx';
import { ownerPaths } from '#web/paths/owner.ts';
import { paths } from '#web/paths/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { OwnClaim } from '../../contract/claim.ts';
import { proveClaim, withdrawClaim } from '../../contract/claim-routes.ts';
import { ownClaimQuery, ownPlacesQuery } from '../frame/owner.queries.ts';
import { ClaimPhotos } from './claim-photos.tsx';

export function OwnClaimScreen({ id }: { id: string }) {
  return (
    <Private>
      <Queries>
        <div className={`wrap ${flow.page}`}>
          <Loaded id={id} />
        </div>
      </Queries>
    </Private>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ownClaimQuery(useApi(), id));
  if (isMissing(error))
    return (
      <NotFoundState>
        <Trans>No encontramos esa solicitud.</Trans>
      </NotFoundState>
    );
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  return <Claim claim={data} />;
}

function Claim({ claim }: { claim: OwnClaim }) {
  const { state, place, proof, proved, reason } = claim;
  return (
    <div className={`${flow.stack45} ${flow.narrow}`}>
      <div className={flow.stack1}>
        <h1>{place.name}</h1>
        <TextLink kind="back" to={paths.place(place.slug)}>
          <Trans>Ver su página</Trans>
        </TextLink>
      </div>
      {state === 'approved' && (
        <>
          <p>
            <Trans>La región aprobó tu solicitud. La ficha es tuya.</Trans>
          </p>
          <ButtonLink to={ownerPaths.place(place.id)}>
            <Trans>Abrir mi lugar</Trans>
          </ButtonLink>
        </>
      )}
      {state === 'refused' && (
        <>
          <Alert tone="stop" live="none">
            <p>
              <Trans>La región no pudo darte la ficha.</Trans> {reason}
            </p>
          </Alert>
          <ButtonLink to={ownerPaths.claim(place.slug)}>
            <Trans>Pedirla otra vez</Trans>
          </ButtonLink>
        </>
      )}
      {state === 'withdrawn' && (
        <>
          <p>
            <Trans>Retiraste esta solicitud.</Trans>
          </p>
          <ButtonLink to={ownerPaths.claim(place.slug)}>
            <Trans>Pedirla otra vez</Trans>
          </ButtonLink>
        </>
      )}
      {state === 'requested' && (
        <>
          {proved ? <Waiting /> : proof === 'document' ? <ClaimPhotos claim={claim} /> : <CodeForm claim={claim} />}
          <Withdraw claim={claim} />
        </>
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Alert tone="open" live="status" icon={<BadgeCheck size={22} aria-hidden />} title={t`Listo, ya lo mostraste`}>
      <Trans>La región lo revisa y te escribe, en cinco días como mucho. No tienes que hacer nada más.</Trans>
    </Alert>
  );
}

function CodeForm({ claim: { id, proof, email, phone } }: { claim: OwnClaim }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { form, submission, sendWith } = useContractForm<{ code: string }>({
    defaultValues: { code: '' },
    schema: async () => (await import('../../contract/claim.ts')).ProveClaim,
    bodyOf: ({ code }) => ({ code: code.trim() }),
    words: { code: t`Son ocho números.` },
  });
  const prove = sendWith(async (body, call) => {
    queries.setQueryData(
      ownClaimQuery(api, id).queryKey,
      await api.call(proveClaim, { params: { id }, body, ...call }),
    );
  });
  return (
    <Form className={flow.stack4} {...prove}>
      <p className={flow.mark2}>
        {proof === 'email' ? <Clock size={20} aria-hidden /> : <PhoneCall size={20} aria-hidden />}
        {proof === 'email' ? (
          <span>
            <Trans>
              Te enviamos ocho números a <b>{email}</b>. Si no llegan, mira en el correo no deseado.
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>
              La región llama al <b className="num">{phone}</b> y te lee ocho números. Escríbelos aquí, ahora o después.
            </Trans>
          </span>
        )}
      </p>
      <Field
        label={t`Código`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        <Trans>Confirmar</Trans>
      </Button>
    </Form>
  );
}

function Withdraw({ claim: { id, place } }: { claim: OwnClaim }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { product } = useFace();
  const [isAsking, setAsking] = useState(false);
  return (
    <p className={textStyles.note}>
      <Button kind="bare" size="small" onClick={() => setAsking(true)}>
        <Trans>Retirar la solicitud</Trans>
      </Button>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`¿Retirar la solicitud?`}
        verb={t`Retirarla`}
        run={async (_reason, call) => {
          const own = await api.call(withdrawClaim, { params: { id }, ...call });
          queries.setQueryData(ownClaimQuery(api, id).queryKey, own);
          await queries.invalidateQueries({ queryKey: ownPlacesQuery(api).queryKey });
        }}
      >
        <p>
          <Trans>
            {place.name} queda como está en {product}. Puedes pedirla otra vez cuando quieras.
          </Trans>
        </p>
      </Confirm>
    </p>
  );
}
