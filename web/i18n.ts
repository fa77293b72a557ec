import { setupI18n } from '@lingui/core';

/**
 * The sources are written in Spanish and their messages are parsed at build time (tools/compile-messages.ts), so the Spanish catalogue is empty and
 * messages arrive compiled. Another language is a catalogue loaded here.
 */
export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
i18n.setMessagesCompiler((message) => [message]);
