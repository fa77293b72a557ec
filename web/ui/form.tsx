import type { ComponentProps } from 'react';

/**
 * The method `dialog` sends nothing. Any other method could put values into the URL before scripts run, even passwords.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="dialog" />;
}
