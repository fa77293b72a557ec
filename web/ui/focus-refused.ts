/**
 * Focuses the first field whose text cannot be read (`data-refused`). Forms call this function before saving.
 * @returns `true` if there is such a field.
 */
export function focusRefused(root: ParentNode | null): boolean {
  const field = root?.querySelector<HTMLElement>('[data-refused]');
  field?.focus();
  return Boolean(field);
}
