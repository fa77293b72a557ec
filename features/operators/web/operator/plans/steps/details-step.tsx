import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Actions } from '#web/ui/actions.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { BookingQuestion, PlanContent } from '../../../../contract/plan-content.ts';
import { Panel } from '../../form/panel.tsx';
import { EntranceLines } from './entrance-lines.tsx';

const MOST_QUESTIONS = 8;

interface DetailsStepProps {
  content: PlanContent;
  onChange: (more: Partial<PlanContent>) => void;
}

export function DetailsStep({ content, onChange }: DetailsStepProps) {
  const { t } = useLingui();
  const { questions } = content;
  const setQuestion = (id: string, more: Partial<BookingQuestion>) =>
    onChange({ questions: questions.map((one) => (one.id === id ? { ...one, ...more } : one)) });
  return (
    <>
      <p className={textStyles.note}>
        <Trans>En cada lista, escribe una cosa por línea: el viajero las ve con viñetas.</Trans>
      </p>
      <Fields layout="pair">
        <div className={flow.stack2}>
          <Lines
            label={t`Incluye`}
            hint={t`Por ejemplo: guía, traje, transporte desde el hotel.`}
            lines={content.includes}
            onChange={(includes) => onChange({ includes })}
          />
          <EntranceLines content={content} onChange={(includes) => onChange({ includes })} />
        </div>
        <Lines
          label={t`No incluye`}
          hint={t`Por ejemplo: almuerzo, propinas.`}
          lines={content.excludes}
          onChange={(excludes) => onChange({ excludes })}
        />
        <Lines
          label={t`Qué llevar`}
          hint={t`Por ejemplo: ropa de baño, bloqueador.`}
          lines={content.bring}
          onChange={(bring) => onChange({ bring })}
        />
        <Lines
          label={t`Restricciones`}
          hint={t`Por ejemplo: hay que saber nadar, desde los 8 años.`}
          lines={content.restrictions}
          onChange={(restrictions) => onChange({ restrictions })}
        />
      </Fields>
      <TextAreaField
        label={t`Accesibilidad`}
        hint={t`Escalones, baños, distancias: lo que necesita saber alguien con movilidad reducida.`}
        rows={2}
        maxLength={400}
        value={content.access}
        onChange={({ target }) => onChange({ access: target.value })}
      />
      <Panel title={<Trans>Preguntas al reservar</Trans>}>
        <Fields layout="stack">
          <p className={textStyles.note}>
            <Trans>Solo lo que hace falta para el servicio: tallas, alergias, si saben nadar.</Trans>
          </p>
          {questions.map((question) => (
            <Question
              key={question.id}
              question={question}
              onChange={(more) => setQuestion(question.id, more)}
              onRemove={() => onChange({ questions: questions.filter(({ id }) => id !== question.id) })}
            />
          ))}
          {questions.length < MOST_QUESTIONS && (
            <Actions>
              <Button kind="quiet" onClick={() => onChange({ questions: [...questions, emptyQuestion()] })}>
                <Plus size={18} aria-hidden />
                <Trans>Agregar una pregunta</Trans>
              </Button>
            </Actions>
          )}
        </Fields>
      </Panel>
    </>
  );
}

const emptyQuestion = (): BookingQuestion => ({
  id: crypto.randomUUID(),
  label: '',
  kind: 'text',
  choices: [],
  perPerson: false,
  required: false,
});

interface LinesProps {
  label: string;
  hint: string;
  lines: string[];
  onChange: (lines: string[]) => void;
}

const Lines = ({ label, hint, lines, onChange }: LinesProps) => (
  <TextAreaField
    label={label}
    hint={hint}
    rows={4}
    value={lines.join('\n')}
    onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
  />
);

interface QuestionProps {
  question: BookingQuestion;
  onChange: (more: Partial<BookingQuestion>) => void;
  onRemove: () => void;
}

function Question({ question, onChange, onRemove }: QuestionProps) {
  const { t } = useLingui();
  const { label, kind, choices, perPerson, required } = question;
  return (
    <Card size="large">
      <Field
        label={t`Pregunta`}
        placeholder={t`¿Qué talla de traje usas?`}
        value={label}
        maxLength={120}
        onChange={({ target }) => onChange({ label: target.value })}
        after={
          <IconButton label={t`Quitar la pregunta`} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        }
      />
      <SelectField
        label={t`Se responde con`}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as BookingQuestion['kind'] })}
      >
        <option value="text">{t`Texto`}</option>
        <option value="choice">{t`Una opción de varias`}</option>
        <option value="number">{t`Un número`}</option>
        <option value="yes_no">{t`Sí o no`}</option>
      </SelectField>
      {kind === 'choice' && (
        <Lines
          label={t`Opciones`}
          hint={t`Una por línea`}
          lines={choices}
          onChange={(next) => onChange({ choices: next })}
        />
      )}
      <Fields layout="chips">
        <Checkbox checked={perPerson} onChange={({ target }) => onChange({ perPerson: target.checked })}>
          <Trans>Preguntar a cada persona</Trans>
        </Checkbox>
        <Checkbox checked={required} onChange={({ target }) => onChange({ required: target.checked })}>
          <Trans>Es obligatoria</Trans>
        </Checkbox>
      </Fields>
    </Card>
  );
}
