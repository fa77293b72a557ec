import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import type { Book, FiledComplaint } from '#features/complaints/contract/complaint.ts';
import { fitsDocument } from '#features/complaints/contract/document-number.ts';
import { fileComplaint } from '#features/complaints/contract/routes.ts';
import { RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { useFormDraft } from '#web/drafts/use-form-draft.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './complaint-form.module.css';
import { KindChoice } from './kind-choice.tsx';
import { aboutBooking, contactOf, emptyForm, fieldOf, readSheetAmount, type SheetForm, sheetOf } from './sheet-form.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form for a new complaint. The country's book decides which fields are required. Typed values are kept after an error. */
export function ComplaintForm({ book, onFiled }: { book: Book; onFiled: (filed: FiledComplaint) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const uuid = useRef<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [search] = useSearchParams();
  const { state } = useLocation();
  const about = aboutBooking(search.get('reserva'), typeof state?.good === 'string' ? state.good : '');
  const form = useForm<SheetForm>({
    defaultValues: { ...emptyForm(book), ...contactOf(state?.contact), good: about },
    mode: 'onTouched',
  });
  const { register, formState, watch, handleSubmit, setError, setValue, getValues, trigger } = form;
  const draft = useFormDraft(form, `complaint/new/${search.get('reserva') ?? ''}`);
  const { errors, isSubmitting } = formState;
  const { code, decimals } = book.currency;
  const asks = (field: Book['required'][number]) => book.required.includes(field);
  const needed = (field: Book['required'][number], message: string) => (asks(field) ? { required: message } : {});
  const optional = (field: Book['required'][number], label: string) => (asks(field) ? label : t`${label} (opcional)`);
  const long = (least: string) => ({ required: least, validate: (text: string) => text.trim().length >= 10 || least });

  async function send(values: SheetForm) {
    setTrouble(null);
    uuid.current ??= crypto.randomUUID();
    try {
      const body = { uuid: uuid.current, sheet: sheetOf(values, code, decimals) };
      const filed = await api.call(fileComplaint, { body, quiet: true });
      draft.drop();
      onFiled(filed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.problem.detail);
      for (const { path, message } of error.problem.issues ?? []) {
        const field = fieldOf(path);
        if (field) setError(field, { message }, { shouldFocus: true });
      }
    }
  }

  return (
    <Form className={styles.form} onSubmit={handleSubmit(send)} noValidate>
      {draft.recovered && <RecoveredLine onDiscard={draft.discard} />}
      <KindChoice book={book} value={watch('kind')} onChange={(kind) => setValue('kind', kind)} />
      <fieldset className={styles.part}>
        <legend>
          <Trans>Quién eres</Trans>
        </legend>
        <Field
          label={t`Nombres y apellidos`}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', { required: t`Escribe tu nombre.` })}
        />
        <div className={styles.pair}>
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
            {...register('documentNumber', {
              ...needed('document', t`Escribe el número de tu documento.`),
              validate: (number) => {
                const kind = book.documents.find(({ id }) => id === getValues('documentKind'));
                return !number.trim() || !kind || fitsDocument(number, kind) || (kind.shape ?? '');
              },
            })}
          />
        </div>
        <Field
          label={optional('address', t`Domicilio`)}
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address', needed('address', t`Escribe tu domicilio.`))}
        />
        <div className={styles.pair}>
          <Field
            label={t`Correo`}
            type="email"
            autoComplete="email"
            hint={t`Ahí llegan la constancia y la respuesta.`}
            error={errors.email?.message}
            {...register('email', {
              required: t`Escribe tu correo.`,
              pattern: { value: EMAIL, message: t`Escribe un correo completo, como nombre@ejemplo.com.` },
            })}
          />
          <Field
            label={optional('phone', t`Teléfono`)}
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone', needed('phone', t`Escribe tu teléfono.`))}
          />
        </div>
        {book.guardian && (
          <Checkbox {...register('minor')}>
            <Trans>Quien reclama es menor de edad</Trans>
          </Checkbox>
        )}
        {watch('minor') && (
          <div className={styles.pair}>
            <Field
              label={t`Padre, madre o tutor`}
              error={errors.guardianName?.message}
              {...register('guardianName', {
                required: t`Escribe el nombre de quien lo representa.`,
                shouldUnregister: true,
              })}
            />
            <Field label={t`Su documento (opcional)`} {...register('guardianDocument')} />
          </div>
        )}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>
          <Trans>De qué se trata</Trans>
        </legend>
        <div className={styles.pair}>
          <SelectField label={t`Qué contrataste`} {...register('goodKind')}>
            <option value="service">{t`Un servicio`}</option>
            <option value="product">{t`Un producto`}</option>
          </SelectField>
          <Field
            label={optional('amount', t`Monto reclamado`)}
            before={<span className={styles.unit}>{code}</span>}
            inputMode="decimal"
            error={errors.amount?.message}
            {...register('amount', {
              ...needed('amount', t`Escribe el monto.`),
              validate: (text) =>
                !text.trim() || readSheetAmount(text, decimals) !== null || t`Escribe un monto, por ejemplo 120.50.`,
            })}
          />
        </div>
        <Field
          label={optional('good', t`Producto o servicio`)}
          hint={t`Por ejemplo: un paseo, de qué fecha, con qué empresa.`}
          error={errors.good?.message}
          {...register('good', needed('good', t`Di qué producto o servicio contrataste.`))}
        />
        <TextAreaField
          label={t`Qué pasó`}
          rows={6}
          maxLength={5000}
          error={errors.detail?.message}
          {...register('detail', long(t`Cuéntanos qué pasó, en una frase al menos.`))}
        />
        <TextAreaField
          label={t`Qué pides`}
          rows={3}
          maxLength={2000}
          error={errors.request?.message}
          {...register('request', long(t`Di qué pides, en una frase al menos.`))}
        />
      </fieldset>
      {book.notices.map(({ id, title, text }) => (
        <p key={id} className={styles.notice}>
          <b>{title}.</b> {text}
        </p>
      ))}
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting} block>
        {isSubmitting ? <Trans>Enviando…</Trans> : <Trans>Enviar y recibir mi constancia</Trans>}
      </Button>
    </Form>
  );
}
