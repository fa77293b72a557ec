import { type Cards, CardTrouble, WebhookRefused } from './port.ts';

export function noCards(): Cards {
  const refuse = async () => {
    throw new CardTrouble('refused', 'cards_off', 'This site takes no cards (the setting CARDS is none).');
  };
  return {
    provider: 'none',
    publicConfiguration: () => ({
      provider: 'none',
      modes: [],
      captures: [],
      publicKey: '',
      scriptOrigins: [],
      frameOrigins: [],
      test: false,
    }),
    create: refuse,
    show: refuse,
    find: refuse,
    capture: refuse,
    void: refuse,
    refund: refuse,
    showRefund: refuse,
    listSettlements: async () => [],
    readWebhook() {
      throw new WebhookRefused('This site takes no cards.');
    },
  };
}
