import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Spanish is in the sources, so its catalogue is empty; another language is a catalogue loaded here. */
export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
i18n.setMessagesCompiler(compileMessage);
