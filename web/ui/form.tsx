import type { ComponentProps } from 'react';

/**
 * A form that only its `onSubmit` can send. A page is readable before its scripts run, and a plain form would then put its values, passwords
 * included, into the URL. The method `dialog` outside a dialog sends nothing.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="dialog" />;
}
