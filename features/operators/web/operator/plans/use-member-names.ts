import { useLingui } from '@lingui/react/macro';

/** Returns the label of a field by its path in the draft, such as `['content', 'days', '0']`. */
export function useMemberNames(): (path: readonly string[]) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    title: t`Nombre del plan`,
    summary: t`En una frase`,
    description: t`Descripción`,
    days: t`Programa`,
    onFoot: t`Todo a pie`,
    meeting: t`Punto de encuentro`,
    includes: t`Incluye`,
    excludes: t`No incluye`,
    restrictions: t`Restricciones`,
    bring: t`Qué llevar`,
    access: t`Accesibilidad`,
    questions: t`Preguntas`,
    policy: t`Cancelación`,
    pictures: t`Imágenes`,
    certificate: t`Certificado`,
    category: t`Tipo de plan`,
    difficulty: t`Dificultad`,
    languages: t`Idiomas`,
    accessible: t`Accesible`,
    adventure: t`Aventura`,
    confirmation: t`Confirmación`,
  };
  return ([, member = '', day]) => {
    const name = names[member] ?? member;
    return member === 'days' && day ? t`${name}: día ${Number(day) + 1}` : name;
  };
}
