import type { ComponentProps } from 'react';

/**
 * A form that only its `onSubmit` can send. A plain form that is submitted before the scripts run would put its values, including
 * passwords, into the URL. A form with the method `dialog` outside a dialog sends nothing.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="dialog" />;
}
