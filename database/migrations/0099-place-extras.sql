-- Facts of a place that a traveller asks before going, and that only people who know the place can say.
alter table company
  add column whatsapp text,
  add column email text,
  -- cash, card, wallet, transfer. Empty is unknown.
  add column payment_means text[] not null default '{}',
  -- ISO 639 codes. Empty is unknown.
  add column languages text[] not null default '{}',
  -- Measurements on the way in: {doorCm, steps, stepCm, ramp, slopePercent, toilet, parking}. An absent one is unknown.
  add column access jsonb not null default '{}',
  -- {number, until} in the country's register of tourism providers.
  add column register jsonb;
