import { setupI18n } from '@lingui/core';

/** The build compiles the Spanish texts into the scripts (tools/compile-messages.ts), so the catalogue is empty. */
export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
i18n.setMessagesCompiler((message) => [message]);
