import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileText, Mail, PhoneCall } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { Trouble } from '#features/backoffice/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { isMissing } from '#web/http/problem.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { NotFoundState } from '#web/layout/scene-state.tsx';
import { ownerPaths } from '#web/paths/owner.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ClaimProof, ClaimWays, RequestClaim } from '../../contract/claim.ts';
import { requestClaim } from '../../contract/claim-routes.ts';
import { claimWaysQuery } from '../frame/owner.queries.ts';
import styles from './claim.module.css';

export function ClaimScreen({ slug }: { slug: string }) {
  return (
    <Private>
      <Queries>
        <div className={`wrap ${flow.page}`}>
          <Ways slug={slug} />
        </div>
      </Queries>
    </Private>
  );
}

function Ways({ slug }: { slug: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(claimWaysQuery(useApi(), slug));
  if (isMissing(error)) return <NotFoundState>{error.problem.detail}</NotFoundState>;
  return (
    <div className={`${flow.stack45} ${flow.narrow}`}>
      <h1>{t`Reclama tu ficha`}</h1>
      {error && !data ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList rows={3} />
      ) : data.role ? (
        <Navigate to={ownerPaths.place(data.place.id)} replace />
      ) : data.own ? (
        <Navigate to={ownerPaths.ownClaim(data.own)} replace />
      ) : (
        <Proofs ways={data} />
      )}
    </div>
  );
}

const ICONS = { email: Mail, phone: PhoneCall, document: FileText };

function Proofs({ ways }: { ways: ClaimWays }) {
  const { t } = useLingui();
  const region = useFace().id;
  const { place } = ways;
  const offered: ClaimProof[] = [
    ...(ways.email ? (['email'] as const) : []),
    ...(ways.phone ? (['phone'] as const) : []),
    'document',
  ];
  const [proof, setProof] = useState<ClaimProof | null>(offered.length === 1 ? 'document' : null);
  const words: Record<ClaimProof, { name: string; how: string }> = {
    email: { name: t`Tengo un correo @${ways.email ?? ''}`, how: t`Te enviamos un código a ese correo.` },
    phone: {
      name: t`Contesto el ${ways.phone ?? ''}`,
      how: t`La región llama a ese número y te lee un código, en horas de trabajo.`,
    },
    document: { name: t`Tengo sus papeles`, how: t`Escribes su número de registro y subes una foto.` },
  };
  return (
    <>
      <div className={styles.place}>
        <PhotoFrame src={posterUrl({ region, ...place.poster })} width={74} height={82} eager />
        <div className={flow.stackHalf}>
          <b className={textStyles.titleS}>{place.name}</b>
          <span className={textStyles.soft}>{[place.kindLabel, place.district].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      {(ways.claim === 'claimed' || ways.claim === 'claim_disputed') && (
        <Alert tone="caution" live="none" title={t`Esta ficha ya tiene responsable`}>
          <Trans>Si sigues, la región revisa de quién es. Mientras tanto nadie la cambia.</Trans>
        </Alert>
      )}
      <fieldset className={flow.stack3}>
        <legend className={styles.legend}>
          <Trans>¿Cómo nos muestras que es tuyo?</Trans>
        </legend>
        {offered.map((one) => {
          const Icon = ICONS[one];
          return (
            <ChoiceCard key={one} name="proof" checked={proof === one} onChange={() => setProof(one)}>
              <b className={flow.mark2}>
                <Icon size={20} aria-hidden />
                <span>{words[one].name}</span>
              </b>
              <span className={textStyles.small}>{words[one].how}</span>
            </ChoiceCard>
          );
        })}
      </fieldset>
      {proof && <ProofForm key={proof} ways={ways} proof={proof} />}
    </>
  );
}

function ProofForm({ ways, proof }: { ways: ClaimWays; proof: ClaimProof }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [number, setNumber] = useState('');
  const { submission, errorAt, formProps, send } = useDraftForm<RequestClaim>({
    schema: async () => (await import('../../contract/claim.ts')).RequestClaim,
    bodyOf: () => ({
      id: crypto.randomUUID(),
      place: ways.place.id,
      proof,
      ...(proof === 'email' && { email: email.trim() }),
      ...(proof === 'document' && { registerNumber: number.trim() }),
    }),
    fields: ['email', 'registerNumber'],
    words: {
      email: t`Escribe un correo que termine en @${ways.email ?? ''}.`,
      registerNumber: t`Escribe el número de registro.`,
    },
  });

  async function request(event: FormEvent) {
    event.preventDefault();
    await send(async (body, call, id) => {
      const claim = await api.call(requestClaim, { body: { ...body, id }, ...call });
      await navigate(ownerPaths.ownClaim(claim.id));
    });
  }

  return (
    <Form {...formProps} className={flow.stack4} onSubmit={request}>
      {proof === 'email' && (
        <Field
          label={t`Tu correo del lugar`}
          type="email"
          autoComplete="email"
          placeholder={`hola@${ways.email}`}
          value={email}
          error={errorAt('email')}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {proof === 'document' && (
        <Field
          label={ways.register.label}
          hint={ways.register.name}
          autoComplete="off"
          maxLength={60}
          value={number}
          error={errorAt('registerNumber')}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        {proof === 'email' ? (
          <Trans>Enviarme el código</Trans>
        ) : proof === 'phone' ? (
          <Trans>Pedir que me llamen</Trans>
        ) : (
          <Trans>Seguir con la foto</Trans>
        )}
      </Button>
    </Form>
  );
}
