import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';
import type { Book, ComplaintSheet, FiledComplaint } from '#features/complaints/contract/complaint.ts';
import { fileComplaint } from '#features/complaints/contract/routes.ts';
import { faultsOf } from '#features/complaints/contract/sheet-faults.ts';
import { RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { useFormDraft } from '#web/drafts/use-form-draft.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { aboutBooking, contactOf, emptyForm, fieldOf, readSheetAmount, type SheetForm, sheetOf } from './sheet-form.ts';

export function ComplaintForm({ book, onFiled }: { book: Book; onFiled: (filed: FiledComplaint) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const about = aboutBooking(search.get('reserva'), typeof state?.good === 'string' ? state.good : '');
  const { code, decimals } = book.currency;
  const asks = (field: Book['required'][number]) => book.required.includes(field);
  const optional = (field: Book['required'][number], label: string) => (asks(field) ? label : t`${label} (opcional)`);
  const { form, submission, sendWith } = useContractForm<SheetForm, ComplaintSheet>({
    defaultValues: { ...emptyForm(book), ...contactOf(state?.contact), good: about },
    mode: 'onTouched',
    schema: async () => (await import('#features/complaints/contract/complaint.ts')).ComplaintSheet,
    bodyOf: (values) => sheetOf(values, code, decimals),
    fieldOf,
    words: {
      name: t`Escribe tu nombre.`,
      email: { empty: t`Escribe tu correo.`, refused: t`Escribe un correo completo, como nombre@ejemplo.com.` },
      guardianName: t`Escribe el nombre de quien lo representa.`,
      detail: t`Cuéntanos qué pasó, en una frase al menos.`,
      request: t`Di qué pides, en una frase al menos.`,
    },
    check: ({ amount }) => ({
      amount:
        amount.trim() && readSheetAmount(amount, decimals) === null
          ? t`Escribe un monto, por ejemplo 120.50.`
          : undefined,
    }),
    rules: (sheet) => faultsOf(sheet, book),
  });
  const { register, formState, watch, setValue, trigger } = form;
  const draft = useFormDraft(form, `complaint/new/${search.get('reserva') ?? ''}`);
  const { errors } = formState;
  const send = sendWith(async (sheet, call, uuid) => {
    const filed = await api.call(fileComplaint, { body: { uuid, sheet }, ...call });
    draft.drop();
    onFiled(filed);
  });

  return (
    <Form className={flow.stack6} {...send}>
      {draft.recovered && <RecoveredLine onDiscard={draft.discard} />}
      <KindChoice book={book} value={watch('kind')} onChange={(kind) => setValue('kind', kind)} />
      <FieldSet look="title" legend={<Trans>Quién eres</Trans>}>
        <Field label={t`Nombres y apellidos`} autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Fields layout="pair">
          <SelectField
            label={t`Documento`}
            {...register('documentKind', {
              onChange: () => errors.documentNumber && trigger('documentNumber'),
            })}
          >
            {book.documents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t`Número de documento`}
            autoComplete="off"
            error={errors.documentNumber?.message}
            {...register('documentNumber')}
          />
        </Fields>
        <Field
          label={optional('address', t`Domicilio`)}
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
        <Fields layout="pair">
          <Field
            label={t`Correo`}
            type="email"
            autoComplete="email"
            hint={t`Ahí llegan la constancia y la respuesta.`}
            error={errors.email?.message}
            {...register('email')}
          />
          <Field
            label={optional('phone', t`Teléfono`)}
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Fields>
        {book.guardian && (
          <Checkbox {...register('minor')}>
            <Trans>Quien reclama es menor de edad</Trans>
          </Checkbox>
        )}
        {watch('minor') && (
          <Fields layout="pair">
            <Field label={t`Padre, madre o tutor`} error={errors.guardianName?.message} {...register('guardianName')} />
            <Field
              label={t`Su documento (opcional)`}
              error={errors.guardianDocument?.message}
              {...register('guardianDocument')}
            />
          </Fields>
        )}
      </FieldSet>
      <FieldSet look="title" legend={<Trans>De qué se trata</Trans>}>
        <Fields layout="pair">
          <SelectField label={t`Qué contrataste`} {...register('goodKind')}>
            <option value="service">{t`Un servicio`}</option>
            <option value="product">{t`Un producto`}</option>
          </SelectField>
          <Field
            label={optional('amount', t`Monto reclamado`)}
            before={<span className={`${textStyles.soft} ${textStyles.strong}`}>{code}</span>}
            inputMode="decimal"
            error={errors.amount?.message}
            {...register('amount')}
          />
        </Fields>
        <Field
          label={optional('good', t`Producto o servicio`)}
          hint={t`Por ejemplo: un paseo, de qué fecha, con qué empresa.`}
          error={errors.good?.message}
          {...register('good')}
        />
        <TextAreaField
          label={t`Qué pasó`}
          rows={6}
          maxLength={5000}
          error={errors.detail?.message}
          {...register('detail')}
        />
        <TextAreaField
          label={t`Qué pides`}
          rows={3}
          maxLength={2000}
          error={errors.request?.message}
          {...register('request')}
        />
      </FieldSet>
      <div className={`${flow.stack2} ${textStyles.note}`}>
        {book.notices.map(({ id, title, text }) => (
          <p key={id}>
            <b>{title}.</b> {text}
          </p>
        ))}
      </div>
      <FormProblem of={submission} />
      <Button type="submit" disabled={submission.isBusy} block>
        {submission.isBusy ? <Trans>Enviando…</Trans> : <Trans>Enviar y recibir mi constancia</Trans>}
      </Button>
    </Form>
  );
}
