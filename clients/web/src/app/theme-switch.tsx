import { effect, signal } from '@preact/signals';
import { storeText, storedText } from '../api/storage';
import { t } from '../i18n/i18n';
import { IconButton } from '../design/icon-button';

const KEY = 'bummerl.theme';
export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const SIGNS: Readonly<Record<Theme, string>> = { auto: '◐', light: '☀', dark: '☾' };

const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text);

const stored = storedText(KEY);
/** The settings page can change it as well. */
export const theme = signal<Theme>(isTheme(stored) ? stored : 'auto');

effect(() => {
  storeText(KEY, theme.value);
  document.documentElement.dataset['theme'] = theme.value;
});

/** Switches between light, dark and the system's theme. */
export function ThemeSwitch() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
  return (
    <IconButton label={t(`app.theme.${theme.value}`)} onClick={() => (theme.value = next)}>
      {SIGNS[theme.value]}
    </IconButton>
  );
}
