import { useId, useState } from 'react';
import { Checkbox, Segmented, Toggle } from '../ui/choice.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { ClockField } from '../ui/clock-field.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { DateField } from '../ui/date-field.tsx';
import { DateRangeField, type DayRange } from '../ui/date-range-field.tsx';
import { Field } from '../ui/field.tsx';
import { FieldSet } from '../ui/field-set.tsx';
import { MoneyField } from '../ui/money-field.tsx';
import { RatingField } from '../ui/rating-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';

const PLACES = ['Chan Chan', 'Huaca de la Luna', 'Huanchaco'];
const WORDS = ['Muy mala', 'Mala', 'Regular', 'Buena', 'Excelente'];

export function FieldSamples() {
  const name = useId();
  const [text, setText] = useState('Rosa');
  const [day, setDay] = useState('2026-12-05');
  const [range, setRange] = useState<DayRange>({ from: '2026-12-05', to: '2026-12-08' });
  const [clock, setClock] = useState('15:30');
  const [amount, setAmount] = useState<number | null>(4550);
  const [count, setCount] = useState(2);
  const [stars, setStars] = useState<number | null>(4);
  const [way, setWay] = useState<'foot' | 'car'>('foot');
  return (
    <>
      <FieldSet legend="Quién viaja" look="title" layout="pair" hint="Como en el documento.">
        <Field label="Nombre" value={text} onChange={({ target }) => setText(target.value)} hint="Sin apodos." />
        <Field label="Correo" defaultValue="rosa" error="Falta la arroba." />
        <Field label="Referencia" defaultValue="VRD-1234" disabled />
        <SelectField label="Idioma" defaultValue="es">
          <option value="es">Español</option>
          <option value="qu">Quechua</option>
        </SelectField>
      </FieldSet>
      <FieldSet legend="Modo" layout="pair">
        <ChoiceCard name={`${name}-mode`} defaultChecked>
          <b>Directorio</b>
          <span>El sitio muestra planes y no cobra.</span>
        </ChoiceCard>
        <ChoiceCard name={`${name}-mode`}>
          <b>Agencia</b>
          <span>El sitio vende y cobra.</span>
        </ChoiceCard>
      </FieldSet>
      <TextAreaField label="Cuéntalo" defaultValue="Fue una mañana tranquila." />
      <FieldSet legend="Qué incluye" layout="chips" error="Elige al menos uno.">
        <Checkbox defaultChecked>Guía</Checkbox>
        <Checkbox count={3}>Comida</Checkbox>
        <Checkbox disabled>Traslado</Checkbox>
      </FieldSet>
      <Toggle defaultChecked hint="Por correo.">
        Avisos
      </Toggle>
      <Segmented
        label="Cómo vas"
        name={name}
        value={way}
        onChange={setWay}
        options={[
          { value: 'foot', label: 'A pie' },
          { value: 'car', label: 'En auto' },
        ]}
      />
      <Stepper label="Personas" value={count} onChange={setCount} min={1} max={8} hint="Desde 3 años." />
      <DateField label="Día" value={day} onChange={setDay} />
      <DateRangeField labels={['Desde', 'Hasta']} value={range} onChange={setRange} clearable />
      <ClockField label="Hora" value={clock} onChange={setClock} />
      <MoneyField label="Precio" currency="PEN" value={amount} onChange={setAmount} />
      <PlaceSample />
      <RatingField label="¿Qué tal estuvo?" words={WORDS} value={stars} onChange={setStars} />
      <RatingField label="Trato" words={WORDS} value={null} onChange={setStars} small error="Elige una nota." />
    </>
  );
}

function PlaceSample() {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const items = PLACES.filter((place) => place.toLowerCase().includes(typed.toLowerCase()));
  return (
    <>
      <Combobox
        label="Lugar"
        placeholder="Escribe un lugar"
        typed={typed}
        onType={setTyped}
        items={items}
        keyOf={(place) => place}
        textOf={(place) => place}
        onPick={setPicked}
        status={items.length === 0 ? 'No hay lugares con ese nombre' : null}
      >
        {(place) => place}
      </Combobox>
      <p role="status">{picked ? `Elegiste ${picked}.` : 'Aún no eliges un lugar.'}</p>
    </>
  );
}
