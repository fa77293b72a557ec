import { expect, test } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { ChoiceCard } from './choice-card.tsx';

test('a click on the text of a card chooses its radio button', async () => {
  const { place } = await show(
    <>
      <ChoiceCard name="mode" value="directory" defaultChecked>
        Directorio
      </ChoiceCard>
      <ChoiceCard name="mode" value="agency">
        <b>Agencia</b>
      </ChoiceCard>
    </>,
  );
  await click(place.querySelector('b')!);
  expect(place.querySelector<HTMLInputElement>('[value=agency]')!.checked).toBe(true);
});
