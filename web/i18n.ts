import { setupI18n } from '@lingui/core';

/**
 * Spanish stands in the sources and is parsed while building (tools/compile-messages.ts), so its catalogue is empty and what arrives
 * here is ready to say. Another language is a catalogue loaded here.
 */
export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
i18n.setMessagesCompiler((message) => [message]);
