import { useLingui } from '@lingui/react/macro';

type Typed = HTMLInputElement | HTMLSelectElement;

/**
 * The returned function gives a message for each missing or invalid field. The messages replace the browser's pop-ups.
 */
export function useMissing(): (form: HTMLFormElement) => Record<string, string> {
  const { t } = useLingui();
  const wordsFor = (field: Typed): string => {
    const { typeMismatch, tooShort } = field.validity;
    if (field.type === 'checkbox') return t`Para seguir hay que aceptarlo.`;
    if (isBlank(field)) return field instanceof HTMLSelectElement ? t`Elige una opción.` : t`Falta este dato.`;
    if (typeMismatch) return t`Escribe un correo completo, como ana@ejemplo.pe.`;
    if (tooShort) return t`Escribe al menos ${field.getAttribute('minlength')} letras.`;
    if (field.type === 'number' && field.hasAttribute('max'))
      return t`Escribe un número de ${field.getAttribute('min')} a ${field.getAttribute('max')}.`;
    return field.type === 'number' ? t`Escribe un número.` : t`Revisa este dato.`;
  };
  return (form) => {
    const fields = [...form.elements].filter((field): field is Typed => isTyped(field) && field.willValidate);
    const wrong = fields.filter((field) => field.name && (!field.validity.valid || (field.required && isBlank(field))));
    return Object.fromEntries(wrong.map((field) => [field.name, wordsFor(field)]));
  };
}

const isTyped = (field: Element) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement;

const isBlank = ({ type, value, validity }: Typed) => type !== 'checkbox' && value.trim() === '' && !validity.badInput;
