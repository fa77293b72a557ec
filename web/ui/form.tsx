import type { ComponentProps } from 'react';

/**
 * Only `onSubmit` can send this form. Before scripts run, another method would put values, including passwords, into
 * the URL.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="dialog" />;
}
