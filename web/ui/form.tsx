import type { ComponentProps } from 'react';

/**
 * A form that only its `onSubmit` can send. A page is readable before its script is there (or where it never comes), and a plain form would then
 * put what was typed, a password too, into the address; `dialog` outside a dialog sends nothing.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="dialog" />;
}
