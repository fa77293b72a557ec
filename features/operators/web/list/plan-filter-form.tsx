import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DIFFICULTY_NAMES, PLAN_CATEGORY_NAMES, type PlanCategory } from '../../contract/plan-categories.ts';
import styles from './plan-filter-form.module.css';
import { activeFilters, NO_FILTERS, type PlanFilters, readFilters } from './plan-filters.ts';
import { minorOf, type PlansData } from './plans-data.ts';

const PRICES = [50, 100, 150, 250, 400];

interface PlanFilterFormProps {
  data: PlansData;
  go: (filters: PlanFilters) => void;
}

export function PlanFilterForm({ data: { filters, page }, go }: PlanFilterFormProps) {
  const { t } = useLingui();
  const face = useFace();
  const { code } = face.currency;
  const { category = [], language = [] } = page.facets ?? {};
  const chosen = filters.categoria as PlanCategory | '';
  const isMissing = chosen && !category.some(({ value }) => value === chosen);
  const kinds = isMissing ? [...category, { value: chosen, label: PLAN_CATEGORY_NAMES[chosen], count: 0 }] : category;
  const active = activeFilters(filters).filter((name) => name !== 'q').length;
  const [open, setOpen] = useState(false);
  /** Words that were typed since the last search. They survive the answer of an earlier search. */
  const [typed, setTyped] = useState<string | null>(null);
  const search = (form: HTMLFormElement) => {
    setTyped(null);
    go(readFilters(new FormData(form)));
  };
  const keepFocus = useKeptFocus();
  return (
    <form
      key={JSON.stringify(filters)}
      ref={keepFocus}
      action={paths.plans()}
      className={styles.form}
      aria-label={t`Buscar y filtrar planes`}
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
      onChange={(event) => {
        const name = (event.target as HTMLElement).getAttribute('name');
        if (name !== 'q' && name !== 'fecha' && name !== 'personas') search(event.currentTarget);
      }}
    >
      <Field
        label={<span className="sr">{t`Buscar planes`}</span>}
        name="q"
        type="search"
        enterKeyHint="search"
        placeholder={face.examples.planSearch}
        defaultValue={typed ?? filters.q}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        before={<Search size={20} aria-hidden className={styles.icon} />}
        className={styles.search}
        after={
          <Button type="submit" kind="bare" size="small">
            <Trans>Buscar</Trans>
          </Button>
        }
      />
      <fieldset className={styles.kinds} aria-label={t`Qué clase de plan`}>
        <Kind value="" chosen={filters.categoria}>
          <Trans>Todos</Trans>
        </Kind>
        {kinds.map(({ value, label, count }) => (
          <Kind key={value} value={value} chosen={filters.categoria}>
            {label} <small className="num">{count}</small>
          </Kind>
        ))}
      </fieldset>
      <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
        {active > 0 ? (
          <Plural value={active} one="Filtros · # puesto" other="Filtros · # puestos" />
        ) : (
          <Trans>Filtros</Trans>
        )}
      </button>
      <div className={styles.fields} data-open={open || undefined}>
        <DateField
          label={t`Fecha`}
          name="fecha"
          min={localDate(face.timeZone)}
          value={filters.fecha || null}
          error={
            filters.fecha && filters.fecha < localDate(face.timeZone) ? t`Esa fecha ya pasó: elige otra.` : undefined
          }
          onChange={(fecha) => go({ ...filters, fecha })}
          onClear={() => go({ ...filters, fecha: '' })}
        />
        <Field
          label={t`Personas`}
          name="personas"
          type="number"
          inputMode="numeric"
          min={1}
          max={60}
          placeholder="2"
          defaultValue={filters.personas}
          onBlur={({ target }) => {
            if (target.value !== filters.personas && target.reportValidity()) search(target.form!);
          }}
        />
        <SelectField label={t`Precio`} name="precio" defaultValue={filters.precio}>
          <option value="">{t`Cualquiera`}</option>
          {PRICES.map((price) => (
            <option key={price} value={price}>{t`Hasta ${formatMoney(price * minorOf(code), code)}`}</option>
          ))}
        </SelectField>
        <SelectField label={t`Duración`} name="duracion" defaultValue={filters.duracion}>
          <option value="">{t`Cualquiera`}</option>
          <option value="corta">{t`Hasta 3 h`}</option>
          <option value="media">{t`De 3 a 6 h`}</option>
          <option value="dia">{t`Un día`}</option>
          <option value="varios">{t`Varios días`}</option>
        </SelectField>
        <SelectField label={t`Dificultad`} name="dificultad" defaultValue={filters.dificultad}>
          <option value="">{t`Cualquiera`}</option>
          {([1, 2, 3] as const).map((level) => (
            <option key={level} value={level}>
              {level === 1 ? DIFFICULTY_NAMES[1] : t`Hasta ${DIFFICULTY_NAMES[level].toLowerCase()}`}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Idioma`} name="idioma" defaultValue={filters.idioma}>
          <option value="">{t`Cualquiera`}</option>
          {language.map(({ value, label, count }) => (
            <option key={value} value={value}>{`${label} (${count})`}</option>
          ))}
        </SelectField>
        <SelectField label={t`Orden`} name="orden" defaultValue={filters.orden}>
          <option value="">{t`Recomendados`}</option>
          <option value="opiniones">{t`Mejores opiniones`}</option>
          <option value="pronto">{t`Salen antes`}</option>
          <option value="precio">{t`Más baratos`}</option>
          <option value="duracion">{t`Más cortos`}</option>
        </SelectField>
        <div className={styles.last}>
          <Checkbox name="accesible" value="si" defaultChecked={filters.accesible === 'si'}>
            <Trans>Accesible</Trans>
          </Checkbox>
          <Checkbox name="ninos" value="si" defaultChecked={filters.ninos === 'si'}>
            <Trans>Con entradas para niños</Trans>
          </Checkbox>
          {active > 0 && (
            <Button kind="bare" size="small" onClick={() => go({ ...NO_FILTERS, q: filters.q, orden: filters.orden })}>
              <Trans>Quitar los filtros</Trans>
            </Button>
          )}
        </div>
      </div>
      {filters.operador && <input type="hidden" name="operador" value={filters.operador} />}
    </form>
  );
}

function useKeptFocus() {
  const name = useRef('');
  return (form: HTMLFormElement) => {
    const fields = [...form.elements].filter((field) => field.getAttribute('name') === name.current) as HTMLElement[];
    if (name.current) (fields.find((field) => field.matches(':checked')) ?? fields[0])?.focus({ preventScroll: true });
    return () => {
      const active = document.activeElement;
      name.current = (form.contains(active) && active?.getAttribute('name')) || '';
    };
  };
}

function Kind({ value, chosen, children }: { value: string; chosen: string; children: ReactNode }) {
  return (
    <label className={styles.kind}>
      <input type="radio" name="categoria" value={value} defaultChecked={chosen === value} />
      <span>{children}</span>
    </label>
  );
}
