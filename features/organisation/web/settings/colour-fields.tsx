import { Trans, useLingui } from '@lingui/react/macro';
import { ratioText } from '#features/organisation/contract/check-settings.ts';
import { contrast } from '#features/organisation/contract/contrast.ts';
import { COLOUR_GROUPS, COLOUR_PAIRS, type ColourMode, type Palette } from '#features/organisation/contract/palette.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './brand-fields.module.css';
import type { DraftProps } from './draft.ts';

const COLOUR = /^#[0-9a-f]{6}$/;

export function ColourFields({ draft, change, errorAt, mode }: DraftProps & { mode: ColourMode }) {
  const { brand } = draft;
  const set = (role: string, colour: string) =>
    change({ brand: { ...brand, palette: { ...brand.palette, [role]: colour.toLowerCase() } } });
  return (
    <div className={flow.stack2}>
      {COLOUR_GROUPS.map(({ name, roles }, i) => (
        <Card key={name} className={styles.group}>
          <Disclosure summary={name} open={i === 0}>
            {roles.map(([role, label]) => {
              const whole = `${mode}-${role}`;
              const value = brand.palette[whole];
              if (value === undefined) return null;
              return (
                <ColourField
                  key={whole}
                  label={label}
                  value={value}
                  worst={worstContrast(brand.palette, mode, role)}
                  error={errorAt(`brand.palette.${whole}`)}
                  onChange={(colour) => set(whole, colour)}
                />
              );
            })}
          </Disclosure>
        </Card>
      ))}
    </div>
  );
}

interface ColourFieldProps {
  label: string;
  value: string;
  worst: number | null;
  error: string | undefined;
  onChange: (colour: string) => void;
}

function ColourField({ label, value, worst, error, onChange }: ColourFieldProps) {
  const { t } = useLingui();
  return (
    <div className={classNames(styles.colour, error && styles.faint)}>
      <input
        type="color"
        aria-label={t`${label}: elegir el color`}
        value={COLOUR.test(value) ? value : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={textStyles.small}>{label}</span>
      <input
        type="text"
        className={styles.code}
        aria-label={t`${label}: código del color`}
        aria-invalid={error ? true : undefined}
        spellCheck={false}
        maxLength={7}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={`${textStyles.note} ${textStyles.nums} ${styles.ratio}`}>
        {worst !== null && (
          <>
            <span className="sr">
              <Trans>contraste</Trans>{' '}
            </span>
            {ratioText(worst)}
          </>
        )}
      </span>
      {error && (
        <p className={`${flow.whole} ${textStyles.strong} ${textStyles.stop}`} role="status">
          {error}
        </p>
      )}
    </div>
  );
}

/** @returns null for a colour that is only used as a background. */
function worstContrast(palette: Palette, mode: ColourMode, role: string): number | null {
  const foreground = palette[`${mode}-${role}`];
  const backgrounds = COLOUR_PAIRS.filter((pair) => pair.foreground === role).map(
    ({ background }) => palette[`${mode}-${background}`],
  );
  const readable = backgrounds.filter((background) => background !== undefined && COLOUR.test(background));
  if (!foreground || !COLOUR.test(foreground) || readable.length === 0) return null;
  return Math.min(...readable.map((background) => contrast(background!, foreground)));
}
