import type { ComponentProps } from 'react';

/**
 * Only `onSubmit` can send this form. Before the scripts run, a plain form would put its values, including passwords,
 * into the URL. A form with the method `dialog` outside a dialog sends nothing.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="dialog" />;
}
